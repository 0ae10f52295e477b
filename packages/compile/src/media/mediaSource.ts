import { isSafeUrl, type MediaKind, mediaKind, normalizeUrl } from '@vitrine/model';

export type MediaSource =
  | { readonly kind: 'video' | 'audio'; readonly src: string }
  /** `film` is what the platform calls it, `page` where it shows it itself. */
  | { readonly kind: 'platform'; readonly film: string; readonly page: string };

const YOUTUBE_ID = /(?:youtu\.be\/|v=|embed\/|shorts\/|live\/|^)([\w-]{11})(?:$|[?&/#])/;
/** An unlisted film has a key after its number. */
const VIMEO_ID = /(?:vimeo\.com\/(?:[a-z]+\/)*|^)(\d{6,})(?:(?:\/|\?h=)([\da-f]{8,}))?(?:$|[?&/#])/;

const SOURCES: Readonly<Record<MediaKind, (src: string) => MediaSource | null>> = {
  html5: (src) => ({ kind: 'video', src: normalizeUrl(src) }),
  audio: (src) => ({ kind: 'audio', src: normalizeUrl(src) }),
  youtube: (src) => platform([YOUTUBE_ID.exec(src)?.[1]], 'https://www.youtube.com/watch?v='),
  vimeo: (src) => platform(VIMEO_ID.exec(src)?.slice(1) ?? [], 'https://vimeo.com/'),
  unknown: () => null,
};

/** Where a media comes from: a file, or a platform. Null when nothing usable is said. */
export function mediaSource(
  { kind, src }: { readonly kind: MediaKind | null; readonly src: string },
  isAudio: boolean,
): MediaSource | null {
  const written = src.trim();
  return written === '' || !isSafeUrl(written) ? null : SOURCES[mediaKind(kind, isAudio)](written);
}

function platform(parts: readonly (string | undefined)[], base: string): MediaSource | null {
  const film = parts.filter((part) => part).join('/');
  return film ? { kind: 'platform', film, page: `${base}${film}` } : null;
}
