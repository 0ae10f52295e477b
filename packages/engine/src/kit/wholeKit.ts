import * as actions from '../actions/part.ts';
import * as carousel from '../carousel/part.ts';
import * as input from '../input/part.ts';
import * as hover from '../layers/hover/part.ts';
import * as loops from '../layers/loop/part.ts';
import * as layers from '../layers/part.ts';
import * as effects from '../layers/scene/part.ts';
import * as pan from '../transitions/panTracks.ts';
import * as transitions from '../transitions/part.ts';
import type { Kit } from './Kit.ts';

/** Everything at once, where nothing may be waited for. */
export const wholeKit: Kit = { actions, carousel, input, layers, effects, hover, loops, pan, transitions };
