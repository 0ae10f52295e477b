/** spec/3 §5: films are known by the forms of their addresses. Looser than what pages' scripts take: documents were written by hand. */
const YOUTUBE =
  /^(?:https?:)?\/\/(?:[\w-]+\.)*(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:(?:watch)?\?(?:[^#]*&)?vi?=|(?:embed|v|vi|shorts|live)\/))([\w-]{6,20})/i;
const VIMEO =
  /^(?:https?:)?\/\/(?:[\w-]+\.)*vimeo\.com\/(?:[a-z]+\/)*(?:[\w-]+\/(?:videos?\/)?)?(\d{6,11})(?:\/([\da-f]+))?/i;
const DAILYMOTION =
  /^(?:https?:)?\/\/(?:[\w-]+\.)*(?:dailymotion\.com\/(?:embed\/)?(?:video|hub)\/|dai\.ly\/)([a-z\d]+)/i;
const VIDEOPRESS =
  /^(?:https?:)?\/\/(?:videopress\.com\/(?:embed|v)\/|(?:[\w-]+\.)*video\.wordpress\.com\/embed\/)([a-z\d]+)/i;

/** Longer than any address of a film, and short enough that no pattern takes long over it. */
const LONGEST = 2000;

function withScheme(written: string): string {
  const url = written.trim().slice(0, LONGEST);
  return /^(?:https?:)?\/\//i.test(url) ? url : `//${url}`;
}

export const youtubeId = (url: string): string | null => YOUTUBE.exec(withScheme(url))?.[1] ?? null;
export const vimeoId = (url: string): string | null => VIMEO.exec(withScheme(url))?.[1] ?? null;
export const dailymotionId = (url: string): string | null => DAILYMOTION.exec(withScheme(url))?.[1] ?? null;
export const videopressId = (url: string): string | null => VIDEOPRESS.exec(withScheme(url))?.[1] ?? null;

/** What opens a film that its owner shows to few: behind its number, or as `h`. */
export const vimeoToken = (url: string): string | null =>
  VIMEO.exec(withScheme(url))?.[2] ?? /[?&]h=([\da-f]+)/i.exec(url)?.[1] ?? null;
