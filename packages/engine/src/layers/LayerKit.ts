import type * as hover from './hover/part.ts';
import type * as loops from './loop/part.ts';
import type * as effects from './scene/part.ts';

/** What not every layer needs to be played. */
export interface LayerKit {
  /** What scenes change besides place, size, angle and opacity. */
  readonly effects?: typeof effects;
  readonly hover?: Pick<typeof hover, 'createLayerHover'>;
  readonly loops?: typeof loops;
}
