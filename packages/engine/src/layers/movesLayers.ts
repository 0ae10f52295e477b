import type { PlayableModule, Slide } from '@vitrine/model';
import { allLayers } from './allLayers.ts';
import { needsPlayer } from './needsPlayer.ts';

/** Whether any layer of a slide ever moves or changes. Its compiler knows; else all that it holds is gone through. */
export const movesLayers = (slide: Slide, module: PlayableModule): boolean =>
  module.featuresOfSlide?.(slide.key)?.includes('layers') ??
  allLayers(slide.layers).some((layer) => needsPlayer(layer, slide));
