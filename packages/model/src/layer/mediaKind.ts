import type { MediaKind } from './media.ts';

/** What plays a media: files say no type, or the same one for sound and film. */
export const mediaKind = (written: MediaKind | null, isAudio: boolean): MediaKind =>
  isAudio && (written ?? 'html5') === 'html5' ? 'audio' : (written ?? 'html5');
