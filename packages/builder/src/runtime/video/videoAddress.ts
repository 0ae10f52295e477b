/** Who plays a film. */
export type VideoProvider = 'youtube' | 'vimeo' | 'hosted';

const YOUTUBE_HOST = /^(?:https?:)?\/\/(?:www\.|m\.)?(?:youtu\.be\/|youtube\.com|youtube-nocookie\.com)/;
const YOUTUBE =
  /^(?:https?:\/\/)?(?:www\.)?(?:m\.)?(?:youtu\.be\/|youtube\.com\/(?:(?:watch)?\?(?:[^"'>]*&)?vi?=|(?:embed|v|vi|user|shorts)\/))([^?&"'>]+)/;
/** As the original has it: `www.` with its dot does not match, a bare number does. */
const VIMEO = /^(?:https?:\/\/)?(?:www|player\.)?(?:vimeo\.com\/)?(?:video\/|external\/)?(\d+)([^.?&#"'>]?)/;

/** spec/3 §5: of watch, embed, shorts and short-link addresses; null for any other. */
export const youtubeId = (url: string): string | null => YOUTUBE.exec(url)?.[1] ?? null;

/** spec/3 §5: the number of a film. */
export const vimeoId = (url: string): string | null => VIMEO.exec(url)?.[1] ?? null;

/** By the address alone: what is neither platform's is a file. */
export function providerOf(url: string): VideoProvider {
  if (url.includes('vimeo.com')) return 'vimeo';
  return YOUTUBE_HOST.test(url) ? 'youtube' : 'hosted';
}

/** The address of an embedded player that begins by itself. */
export function autoplayAddress(provider: VideoProvider, url: string): string {
  const plain = url.replace('&autoplay=0', '');
  if (provider !== 'vimeo') return `${plain}${plain.includes('?') ? '&' : '?'}autoplay=1`;
  // Where to begin stands at the end. The original throws where an address says nothing of it.
  const at = /#t=[^&]*/.exec(plain)?.[0] ?? '';
  const bare = plain.replace(at, '');
  return `${bare}${bare.includes('?') ? '&' : '?'}autoplay=1${at}`;
}
