import type * as actions from '../actions/part.ts';
import type * as carousel from '../carousel/part.ts';
import type * as input from '../input/part.ts';
import type * as hover from '../layers/hover/part.ts';
import type { LayerKit } from '../layers/LayerKit.ts';
import type * as layers from '../layers/part.ts';
import type * as pan from '../transitions/panTracks.ts';
import type * as transitions from '../transitions/part.ts';

/** What not every slide needs to be played. Where a part is not there, slides do without what it does. */
export interface Kit extends LayerKit {
  readonly actions?: typeof actions;
  readonly carousel?: typeof carousel;
  readonly input?: typeof input;
  /** Layers that move at all. */
  readonly layers?: typeof layers;
  readonly hover?: typeof hover;
  /** Backgrounds that move slowly. */
  readonly pan?: typeof pan;
  /** Eases that few documents name: `@vitrine/motion` knows them once they are there. */
  readonly rareEases?: true;
  /** Every way to change backgrounds but a fade. */
  readonly transitions?: typeof transitions;
}
