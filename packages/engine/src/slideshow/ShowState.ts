import type { HoldReason, SlideshowStatus } from './createSlideshow.ts';

/** How the slideshow stands at one moment, for what shows it: progress bars, the pause button, the live region. */
export interface ShowState {
  /** Playing, held for some reason, or off: nothing is counted. */
  readonly status: SlideshowStatus;
  /** Whether it moves by itself, or would if nothing held it. */
  readonly isOn: boolean;
  /** It has run through as often as it should. */
  readonly isFinished: boolean;
  /** The whole time of the current slide, and what was left of it at this moment. */
  readonly lengthMs: number;
  readonly remainingMs: number;
  /** 1-based place of the current slide, and of how many. */
  readonly number: number;
  readonly count: number;
  readonly reasons: ReadonlySet<HoldReason>;
}
