import type { Clock } from '@vitrine/browser';
import type { ShowState } from '../ports/Show.ts';

/** Where a progress bar belongs at one moment. */
export interface Progress {
  /** Slides of which it shows the time: one, or all of the module. */
  readonly parts: number;
  /** How many of them have run, the current one in parts. */
  readonly done: number;
  /** How long the current one takes, while it runs; null while it stands. */
  readonly runsMs: number | null;
}

export interface ProgressReading {
  /** Takes what the slideshow tells. */
  take(show: ShowState): void;
  /** Where the bar belongs now. */
  now(): Progress;
}

/** Reads the progress off the slideshow, at any time after it was told how that stands. */
export function createProgressReading(clock: Clock, base: 'slide' | 'module'): ProgressReading {
  let last: ShowState | null = null;
  let takenMs = 0;
  /** The slide whose time was counted last: one that stops the show has none, and its bar is empty, not full. */
  let counted = 0;

  function share({ status, lengthMs, remainingMs, number }: ShowState): number {
    if (lengthMs <= 0 || counted !== number) return 0;
    const leftMs = status === 'playing' ? remainingMs - (clock.now() - takenMs) : remainingMs;
    return 1 - Math.min(1, Math.max(0, leftMs / lengthMs));
  }

  return {
    take(show) {
      last = show;
      takenMs = clock.now();
      if (show.status !== 'off') counted = show.number;
    },
    now() {
      if (!last) return { parts: 1, done: 0, runsMs: null };
      const isWhole = base === 'module';
      return {
        parts: isWhole ? Math.max(1, last.count) : 1,
        done: (isWhole ? Math.max(0, last.number - 1) : 0) + share(last),
        runsMs: last.status === 'playing' && last.lengthMs > 0 ? last.lengthMs : null,
      };
    },
  };
}
