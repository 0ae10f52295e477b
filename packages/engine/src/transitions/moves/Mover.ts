import type { Values } from '../../layers/values/createValues.ts';
import type { Move } from '../TransitionPlan.ts';
import type { TransitionValues } from '../values/TransitionValues.ts';

/** Which piece of which side, and when its turn is. */
export interface Turn {
  readonly side: 'entering' | 'leaving';
  /** Its number, row by row. */
  readonly part: number;
  readonly delayMs: number;
  readonly durationMs: number;
  /** The other side lies over this one. */
  readonly liesBehind: boolean;
  /** The size of a piece. */
  readonly width: number;
  readonly height: number;
}

/** How pieces move: flat, or one of the ways in space. */
export interface Mover {
  readonly perspectivePx: number | null;
  readonly hidesBack: boolean;
  /** The leaving side lies over the other and uncovers it. */
  readonly leavesAbove: boolean;
  /** Without it only the leaving side is cut into the cells of the grid. */
  readonly cutsEntering: boolean;
  readonly moves: (turn: Turn, values: TransitionValues, drawn: Values) => readonly Move[];
}
