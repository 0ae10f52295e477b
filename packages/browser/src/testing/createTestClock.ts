import type { Clock } from '../clock/Clock.ts';

/** A screen that shows 60 frames a second. */
const FRAMES_A_SECOND = 60;

interface Due {
  readonly atMs: number;
  readonly order: number;
  readonly call: (nowMs: number) => void;
}

export interface TestClock extends Clock {
  /** Moves time on, making every call that falls due on the way, in the order of their times. */
  advance(ms: number): void;
  /** Calls that are still to come. */
  readonly pending: number;
}

/** A clock that stands still until it is moved. */
export function createTestClock(): TestClock {
  let nowMs = 0;
  let count = 0;
  const due = new Set<Due>();
  const schedule = (atMs: number, call: Due['call']) => {
    const entry = { atMs, order: count++, call };
    due.add(entry);
    return () => void due.delete(entry);
  };
  const nextUntil = (untilMs: number): Due | undefined =>
    [...due].filter(({ atMs }) => atMs <= untilMs).sort((a, b) => a.atMs - b.atMs || a.order - b.order)[0];
  return {
    now: () => nowMs,
    after: (ms, call) => schedule(nowMs + Math.max(0, ms), () => call()),
    nextFrame: (call) =>
      schedule(((Math.floor((nowMs * FRAMES_A_SECOND) / 1000 + 1e-9) + 1) * 1000) / FRAMES_A_SECOND, call),
    advance(ms) {
      const untilMs = nowMs + ms;
      for (let next = nextUntil(untilMs); next; next = nextUntil(untilMs)) {
        due.delete(next);
        nowMs = Math.max(nowMs, next.atMs);
        next.call(nowMs);
      }
      nowMs = untilMs;
    },
    get pending() {
      return due.size;
    },
  };
}
