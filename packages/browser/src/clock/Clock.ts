import type { Disposer } from '../dispose/Disposer.ts';

/** The only place that knows the time, so that tests can move it by hand. */
export interface Clock {
  /** Milliseconds, only ever going forward. */
  now(): number;
  /** Calls once after so many milliseconds. */
  after(ms: number, call: () => void): Disposer;
  /** Calls once before the next frame is painted. */
  nextFrame(call: (nowMs: number) => void): Disposer;
}
