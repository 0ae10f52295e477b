import type { Disposer } from '@vitrine/browser';

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

/** Why the show stands still. It runs when there is no reason left. */
export type HoldReason =
  | 'hover'
  | 'viewport'
  | 'tab'
  | 'drag'
  | 'media'
  | 'modal'
  | 'visitor'
  | 'reducedMotion'
  | 'focus'
  | 'scroll'
  | 'forced';

export type SlideshowStatus = 'off' | 'playing' | 'paused';

export interface Slideshow {
  readonly status: SlideshowStatus;
  /** What is left of the current slide's time. */
  readonly remainingMs: number;
  readonly reasons: ReadonlySet<HoldReason>;
  /** Gives the current slide its time and starts counting. */
  start(lengthMs: number): void;
  hold(reason: HoldReason): void;
  release(reason: HoldReason): void;
  /** Switches the show off; only `start` brings it back. */
  stop(): void;
}

/** What a slide says of its own time. */
export interface SlideTime {
  readonly lengthMs: number;
  /** The show stops at this slide. */
  readonly stops: boolean;
}

/** The slideshow of a module: when a slide's time is over the next one is asked for, until it is finished. */
export interface Show {
  readonly timer: Slideshow;
  /** Whether it moves by itself, or would if nothing held it. */
  readonly isOn: boolean;
  /** A slide has come: its time starts. */
  slideCame(time: SlideTime): void;
  /** The visitor wants it to run, whatever the author and the page say. */
  play(): void;
  /** The author lets it go on; what the visitor holds stays held. */
  resume(): void;
  /** Tells at once how it stands, and then at every change. */
  watch(call: (state: ShowState) => void): Disposer;
}
