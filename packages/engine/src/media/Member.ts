import type { Slide } from '@vitrine/model';
import type { MediaItem } from './createMediaItem.ts';
import type { SlideMedia } from './mediaOf.ts';

/** A film or sound of a slide whose turn has come. */
export interface Member extends SlideMedia {
  readonly slide: Slide;
  readonly item: MediaItem;
  /** Wanted by the visitor or by an action: it did not start by itself. */
  isWish: boolean;
  /** What of it was told last. */
  told: string;
}
