import type { TextUnit } from '@vitrine/motion';

/** A layer's text in parts that move one after the other. */
export interface Split {
  readonly kind: TextUnit;
  readonly parts: readonly HTMLElement[];
}
