import type { Mover } from './Mover.ts';
import { moveCube } from './moveCube.ts';
import { moveFlat } from './moveFlat.ts';
import { moveFly } from './moveFly.ts';
import { moveIncube } from './moveIncube.ts';
import { moveTurn } from './moveTurn.ts';
import type { SpaceValues } from '../values/TransitionValues.ts';

/** How pieces move, by the kind of space (`d3.f`). */
export const MOVERS: Readonly<Record<SpaceValues['kind'], Mover>> = {
  none: moveFlat,
  cube: moveCube,
  incube: moveIncube,
  fly: moveFly,
  turn: moveTurn,
};
