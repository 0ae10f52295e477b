import type { createHover } from './hover/createHover.ts';
import type { createLoops } from './loop/createLoops.ts';
import type * as effects from './scene/part.ts';

/** What not every layer needs to be played. */
export interface LayerKit {
  /** What scenes change besides place, size, angle and opacity. */
  readonly effects?: typeof effects;
  readonly hover?: { readonly createHover: typeof createHover };
  readonly loops?: { readonly createLoops: typeof createLoops };
}
