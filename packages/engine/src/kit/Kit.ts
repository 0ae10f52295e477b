import type * as actions from '../actions/part.ts';
import type * as carousel from '../carousel/part.ts';
import type * as deepLinks from '../deepLinks/part.ts';
import type * as globalSlides from '../globalSlides/createGlobalPlayer.ts';
import type * as input from '../input/part.ts';
import type * as hover from '../layers/hover/part.ts';
import type { LayerKit } from '../layers/LayerKit.ts';
import type * as layers from '../layers/part.ts';
import type { CreateFeature } from '../ports/Feature.ts';
import type * as slideLoop from '../slides/createSlideLoop.ts';
import type * as pan from '../transitions/createPan.ts';
import type * as transitions from '../transitions/part.ts';
import type * as pieces from '../transitions/pieces.ts';
import type * as shader from '../transitions/shader/part.ts';

/** What not every slide needs to be played. Where a part is not there, slides do without what it does. */
export interface Kit extends LayerKit {
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
  /** Behaviours beside the player: films and sounds, what follows pointer and page. */
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
