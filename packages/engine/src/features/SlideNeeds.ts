import type { BackgroundTransition, Layer, PlayableModule, Slide } from '@vitrine/model';
import { allLayers } from '../layers/allLayers.ts';

/** What tells which features a slide needs. */
export interface SlideNeeds {
  readonly slide: Slide;
  readonly settings: PlayableModule['settings'];
  /** All of them, with everything inside them. */
  readonly layers: readonly Layer[];
  /** How its background comes. */
  readonly transition: BackgroundTransition | null;
}

export function needsOf(slide: Slide, { settings }: PlayableModule): SlideNeeds {
  let layers: readonly Layer[] | undefined;
  return {
    slide,
    settings,
    get layers() {
      return (layers ??= allLayers(slide.layers));
    },
    transition: slide.background?.timeline.in.background ?? null,
  };
}
