/** Where the module stands between its slides, by their keys. */
export interface SlidePlaces {
  readonly previous: string | null;
  readonly current: string | null;
  readonly next: string | null;
}

/** 1 goes forward, -1 back: what is mirrored turns round. */
export type Direction = 1 | -1;

export interface SlideChange {
  readonly from: string | null;
  readonly to: string;
  readonly direction: Direction;
}

/** A change at play: `interrupt` ends it at once, wherever it is; it still tells that it is over. */
export interface RunningChange {
  interrupt(): void;
}

/** Moves slides that stand in the page. It must call `onOver` once, also when it is interrupted. */
export type PlayChange = (onOver: (interrupted: boolean) => void) => RunningChange;

export const NOTHING_RUNS: RunningChange = { interrupt: () => undefined };

/** How a slide is asked for (spec/2 §4): '+1', '-1', '#id', an index, 'first', 'last' or 'random'. */
export type SlideRequest = string | number;
