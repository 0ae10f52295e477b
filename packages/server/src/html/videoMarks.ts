import { escapeHtml } from './escapeHtml.ts';

/** A film of a platform that plays in a frame of its own. */
interface Video {
  readonly id: string;
  /** Where the frame is. */
  readonly src: string;
  /** Further words for the frame: from where it starts. */
  readonly query: string;
  readonly page: string;
  /** Empty: the platform tells no picture without being asked. */
  readonly poster: string;
}

/** spec/3 §5: watch, embed, shorts and short links of one platform, numbers of another. */
const YOUTUBE =
  /^https?:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i;
const VIMEO = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{1,12})(?!\d)/i;

/** Its own paragraph with nothing but an address, linked or not; `[embed]address[/embed]`; `[video src="address"]`. */
const MARK =
  /<p(?:\s[^<>]*)?>\s*(?:<a\s[^<>]*>\s*)?(https?:\/\/[^\s<>"[\]]+)\s*(?:<\/a>\s*)?<\/p>|(?:<p(?:\s[^<>]*)?>\s*)?\[embed[^[\]<>]*\]\s*(?:<a\s[^<>]*>)?(https?:\/\/[^\s<>"[\]]+)(?:<\/a>)?\s*\[\/embed\](?:\s*<\/p>)?|(?:<p(?:\s[^<>]*)?>\s*)?\[video\s+src=(?:"|&quot;|“|”|″)?(https?:\/\/[^\s<>"“”″[\]&]+(?:&amp;[^\s<>"“”″[\]&]+)*)(?:"|&quot;|“|”|″)?[^[\]<>]*\](?:\s*\[\/video\])?(?:\s*<\/p>)?/gi;

const FRAME = /<iframe\s[^<>]*>(?:\s*<\/iframe\s*>)?/gi;
const SRC = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/i;

/** Before a text is cleaned, which knows no frames: those of films become marks. */
export const markVideos = (html: string): string =>
  html.replace(FRAME, (frame) => {
    const [, double, single, bare] = SRC.exec(frame) ?? [];
    const address = (double ?? single ?? bare ?? '').replaceAll('&amp;', '&').replace(/^\/\//, 'https://');
    const isPlain = /^https?:\/\/[^\s<>"[\]]+$/.test(address);
    return isPlain && readVideo(address) ? `[embed]${address}[/embed]` : frame;
  });

/** A clean text with films where it names them: a picture and a button. Their platform is asked for nothing else until that is pressed. */
export const withVideos = (html: string, play: string): string =>
  html.replace(MARK, (mark: string, ...found: readonly unknown[]) => {
    const written = found.slice(0, 3).find((each) => typeof each === 'string');
    const video = readVideo(String(written).replaceAll('&amp;', '&'));
    return video ? drawn(video, play) : mark;
  });

export function readVideo(address: string): Video | null {
  if (!URL.canParse(address)) return null;
  const { searchParams } = new URL(address);
  const youtube = YOUTUBE.exec(address)?.[1];
  if (youtube)
    return {
      id: youtube,
      src: `https://www.youtube-nocookie.com/embed/${youtube}`,
      query: startOf(searchParams.get('start') ?? searchParams.get('t'), 'start='),
      page: `https://www.youtube.com/watch?v=${youtube}`,
      poster: `https://i.ytimg.com/vi/${youtube}/hqdefault.jpg`,
    };
  const vimeo = VIMEO.exec(address)?.[1];
  return vimeo
    ? {
        id: vimeo,
        src: `https://player.vimeo.com/video/${vimeo}`,
        query: 'dnt=1',
        page: `https://vimeo.com/${vimeo}`,
        poster: '',
      }
    : null;
}

const startOf = (written: string | null, name: string): string =>
  /^\d{1,6}s?$/.test(written ?? '') ? `${name}${Number.parseInt(written ?? '', 10)}` : '';

/** Without a script it is a link to the film's own page. The four fields are those that scripts read (spec/3 §3). */
function drawn({ id, src, query, page, poster }: Video, play: string): string {
  const fields = { id, query, src, alt: play };
  const data = Object.entries(fields)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
  const picture =
    poster && `<img src="${escapeHtml(poster)}" alt="" width="480" height="360" loading="lazy">`;
  return `<a class="wd-video-placeholder" href="${escapeHtml(page)}"${data} rel="noopener" aria-label="${escapeHtml(play)}">${picture}<span class="wd-video-play" aria-hidden="true"></span></a>`;
}
