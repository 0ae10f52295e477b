import type { Clock, Disposer } from '@vitrine/browser';

/** A moment of a timeline at which something is told. */
export interface Cue {
  readonly ms: number;
  /** The timeline passes it on its way forward. */
  forward(): void;
  /** The timeline passes it on its way back. */
  backward(): void;
}

export interface Cues {
  /** How many of them lie behind. */
  readonly told: number;
  /** The timeline runs from where it is at this rate; negative is back, 0 stands. */
  follow(rate: number): void;
  /** The timeline was moved: what lies between is told. */
  jump(): void;
  /** Tells all that is left in the direction in which the timeline ran. */
  complete(): void;
  dispose(): void;
}

interface CuesOptions {
  readonly clock: Clock;
  readonly cues: readonly Cue[];
  /** Where the timeline is. */
  readonly timeMs: () => number;
  /** How many of them, in the order of their times, were told before. */
  readonly told: number;
}

/** Clocks and timelines differ by a fraction of a millisecond. */
const TOLERANCE_MS = 0.5;

/** Tells the moments of a timeline by the clock, once each time they are passed. Nothing runs in between. */
export function createCues({ clock, cues, timeMs, told }: CuesOptions): Cues {
  const ordered = cues.toSorted((a, b) => a.ms - b.ms);
  let passed = told;
  let rate = 0;
  let isDisposed = false;
  let cancel: Disposer = () => undefined;

  /** Passes the next moment on the way to this time; false when there is none. */
  function tellOne(ms: number, isBack: boolean): boolean {
    const next = ordered[passed];
    const before = ordered[passed - 1];
    if (next && !isBack && next.ms <= ms + TOLERANCE_MS) {
      passed++;
      next.forward();
      return true;
    }
    if (!before || (isBack ? before.ms < ms - TOLERANCE_MS : before.ms <= ms + TOLERANCE_MS)) return false;
    passed--;
    before.backward();
    return true;
  }

  /** Tells all on the way to this time. Whoever is told may dispose of it all. */
  function tellUntil(ms: number, isBack: boolean): void {
    let isMore = true;
    while (isMore) isMore = !isDisposed && tellOne(ms, isBack);
  }

  function schedule(): void {
    cancel();
    const next = rate < 0 ? ordered[passed - 1] : ordered[passed];
    if (isDisposed || rate === 0 || !next) return;
    const waitMs = Math.max(0, (next.ms - timeMs()) / rate);
    cancel = clock.after(waitMs, () => {
      tellUntil(timeMs(), rate < 0);
      // The timeline lags behind where it has to wait for its first picture.
      schedule();
    });
  }

  return {
    get told() {
      return passed;
    },
    follow(next) {
      rate = next;
      schedule();
    },
    jump() {
      tellUntil(timeMs(), false);
      schedule();
    },
    complete() {
      cancel();
      tellUntil(rate < 0 ? -Infinity : Infinity, rate < 0);
    },
    dispose() {
      isDisposed = true;
      cancel();
    },
  };
}
