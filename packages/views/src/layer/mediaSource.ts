import { isSafeUrl, type Layer, normalizeUrl } from '@vitrine/model';

type MediaFields = Pick<Layer['content'], 'kind' | 'src'>;
export type MediaSource =
  | { readonly kind: 'video' | 'audio'; readonly src: string }
  | { readonly kind: 'platform'; readonly page: string };

const YOUTUBE_ID = /(?:youtu\.be\/|v=|embed\/|shorts\/|^)([\w-]{11})(?:$|[?&/#])/;
const VIMEO_ID = /(?:vimeo\.com\/(?:video\/)?|^)(\d{6,})/;

/** Where a media comes from: a file, or a page of a platform. Null when nothing usable is said. */
export function mediaSource({ kind, src }: MediaFields, isAudio: boolean): MediaSource | null {
  const written = src.trim();
  if (written === '' || !isSafeUrl(written)) return null;
  if (kind === 'youtube')
    return platformPage(YOUTUBE_ID.exec(written)?.[1], 'https://www.youtube.com/watch?v=');
  if (kind === 'vimeo') return platformPage(VIMEO_ID.exec(written)?.[1], 'https://vimeo.com/');
  return { kind: isAudio || kind === 'audio' ? 'audio' : 'video', src: normalizeUrl(written) };
}

const platformPage = (id: string | undefined, base: string): MediaSource | null =>
  id ? { kind: 'platform', page: `${base}${id}` } : null;
