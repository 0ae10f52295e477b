import type { Style } from '@vitrine/motion';

/** One movement of a piece: from one state to another, or there and back by way of a third. */
export interface Move {
  readonly start: Style;
  /** Reached half-way, when the movement has one; without it the way is straight. */
  readonly middle?: Style;
  readonly end: Style;
  readonly delayMs: number;
  readonly durationMs: number;
  readonly ease: string;
}

export interface PiecePlan {
  readonly row: number;
  readonly column: number;
  /** Each moves other properties than the rest. */
  readonly moves: readonly Move[];
}

export interface SidePlan {
  readonly rows: number;
  readonly columns: number;
  /** Copies in cells move instead of the background itself. */
  readonly isCut: boolean;
  /** Each piece is a window, and its part of the picture moves behind it. */
  readonly isMasked: boolean;
  /** Turned away from the viewer, nothing of it shows. */
  readonly hidesBack: boolean;
  readonly pieces: readonly PiecePlan[];
}

export interface TransitionPlan {
  readonly durationMs: number;
  /** Depth of the space in which pieces turn; null for flat transitions. */
  readonly perspectivePx: number | null;
  readonly entering: SidePlan;
  readonly leaving: SidePlan;
  /** What becomes of the leaving background until it is hidden: it moves out, fades, or lies still under the other. */
  readonly leavingFate: 'stays' | 'moves' | 'fades';
  /** Which background lies over the other. */
  readonly above: 'entering' | 'leaving';
  /** A colour behind the leaving background, that shows while neither covers it. */
  readonly sheet: string | null;
}

export interface TransitionContext {
  /** -1 while the slides go backwards: mirrored values turn round. */
  readonly direction: 1 | -1;
  readonly width: number;
  readonly height: number;
  readonly random: () => number;
  /** Whether the entering background hides what lies under it; default yes. */
  readonly enteringCovers?: boolean;
}
