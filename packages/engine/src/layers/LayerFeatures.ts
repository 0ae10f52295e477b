import type { createLayerHover } from './hover/createLayerHover.ts';
import type { createLoopPlayer } from './loop/createLoopPlayer.ts';
import type * as effects from './scene/effectsFeature.ts';

/** The features that not every layer needs. */
export interface LayerFeatures {
  /** What scenes change besides place, size, angle and opacity. */
  readonly effects?: typeof effects;
  readonly hover?: { readonly createLayerHover: typeof createLayerHover };
  readonly loops?: { readonly createLoopPlayer: typeof createLoopPlayer };
}
