import type { Clock } from './Clock.ts';

export const browserClock: Clock = {
  now: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  nextFrame(call) {
    const frame = requestAnimationFrame(call);
    return () => cancelAnimationFrame(frame);
  },
};
