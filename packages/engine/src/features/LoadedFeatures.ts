import type * as actions from '../actions/createSlideActions.ts';
import type * as carousel from '../carousel/carouselFeature.ts';
import type * as deepLinks from '../deepLinks/deepLinksFeature.ts';
import type * as globalSlides from '../globalSlides/createGlobalPlayer.ts';
import type * as input from '../input/watchPlayerInput.ts';
import type * as layers from '../layers/createLayerPlayer.ts';
import type * as hover from '../layers/hover/hoverFeature.ts';
import type { LayerFeatures } from '../layers/LayerFeatures.ts';
import type { CreateFeature } from '../ports/RunningFeature.ts';
import type * as slideLoop from '../slides/createSlideLoop.ts';
import type * as pan from '../transitions/createPan.ts';
import type * as pieces from '../transitions/piecesFeature.ts';
import type * as shader from '../transitions/shader/playShader.ts';
import type * as transitions from '../transitions/transitionsFeature.ts';

/** The features that are there. Where one is not, slides do without what it does. */
export interface LoadedFeatures extends LayerFeatures {
  readonly actions?: typeof actions;
  readonly carousel?: typeof carousel;
  readonly deepLinks?: typeof deepLinks;
  /** Slides that lie over or under all others. */
  readonly globalSlides?: typeof globalSlides;
  /** Slides that repeat themselves. */
  readonly slideLoop?: typeof slideLoop;
  readonly input?: typeof input;
  /** Layers that move at all. */
  readonly layers?: typeof layers;
  readonly hover?: typeof hover;
  /** Those that run beside the player: films and sounds, what follows pointer and page. */
  readonly media?: CreateFeature;
  readonly modifiers?: CreateFeature;
  readonly scrollTimeline?: CreateFeature;
  /** Seas of points. */
  readonly particles?: CreateFeature;
  /** Backgrounds that move slowly. */
  readonly pan?: typeof pan;
  /** Backgrounds that are cut into pieces. */
  readonly pieces?: typeof pieces;
  /** Eases that few documents name: `@vitrine/motion` knows them once they are there. */
  readonly rareEases?: true;
  /** Ways that are drawn by WebGL. */
  readonly shader?: typeof shader;
  /** Every way to change backgrounds but a fade. */
  readonly transitions?: typeof transitions;
}
