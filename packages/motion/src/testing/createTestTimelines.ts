import type { Clock, Disposer } from '@vitrine/browser';
import type { createTimeline, Timeline } from '../timeline/createTimeline.ts';
import { lengthOf } from '../timeline/toKeyframes.ts';
import type { Track } from '../timeline/Track.ts';

export interface TestTimeline extends Timeline {
  readonly tracks: readonly Track[];
  readonly isDisposed: boolean;
  readonly isRunning: boolean;
}

export interface TestTimelines {
  /** Stands in for `createTimeline` where there is no browser: same times, no pictures. */
  readonly createTimeline: typeof createTimeline;
  /** Every timeline that was made, oldest first. */
  readonly made: readonly TestTimeline[];
  /** Those that still hold their elements. */
  readonly alive: readonly TestTimeline[];
}

/** Timelines on a clock that is moved by hand. */
export function createTestTimelines(clock: Clock): TestTimelines {
  const made: TestTimeline[] = [];
  return {
    made,
    get alive() {
      return made.filter(({ isDisposed }) => !isDisposed);
    },
    createTimeline(tracks, { durationMs, onFinish } = {}) {
      const totalMs = durationMs ?? Math.max(0, ...tracks.map(lengthOf));
      let standsMs = 0;
      let rate = 1;
      let speed = 1;
      let runningSinceMs: number | null = null;
      let isDisposed = false;
      let cancel: Disposer = () => undefined;

      const time = (): number =>
        runningSinceMs === null
          ? standsMs
          : Math.min(totalMs, Math.max(0, standsMs + (clock.now() - runningSinceMs) * rate));
      const halt = (): void => {
        standsMs = time();
        runningSinceMs = null;
        cancel();
      };
      const run = (nextRate: number): void => {
        halt();
        rate = nextRate;
        runningSinceMs = clock.now();
        if (rate === 0) return;
        const leftMs = rate > 0 ? totalMs - standsMs : standsMs;
        cancel = clock.after(leftMs / Math.abs(rate), () => {
          halt();
          onFinish?.();
        });
      };
      const timeline: TestTimeline = {
        tracks,
        durationMs: totalMs,
        get timeMs() {
          return time();
        },
        get isDisposed() {
          return isDisposed;
        },
        get isRunning() {
          return runningSinceMs !== null;
        },
        play: () => run(speed),
        reverse: () => run(-speed),
        pause: halt,
        seek(timeMs) {
          const wasRunning = runningSinceMs !== null;
          halt();
          standsMs = timeMs;
          if (wasRunning) run(rate);
        },
        setSpeed(next) {
          speed = Math.max(0, next);
          if (runningSinceMs !== null) run(Math.sign(rate || 1) * speed);
        },
        dispose() {
          halt();
          isDisposed = true;
        },
      };
      made.push(timeline);
      return timeline;
    },
  };
}
