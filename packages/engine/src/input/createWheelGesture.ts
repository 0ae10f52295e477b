import type { Clock } from '@vitrine/browser';
import { WHEEL_PUSH_RATIO, WHEEL_REST_MS, WHEEL_STEP_PX } from '../limits.ts';

export interface WheelGesture {
  /** Takes a turn of the wheel: 1 or -1 when it makes a step, else 0. */
  add(deltaPx: number): number;
  /** Takes one that leads nowhere: whether it is only the rest of what made the last step. */
  isTail(deltaPx: number): boolean;
}

/**
 * One step for one gesture. A trackpad sends its inertia for a second and more, and mice send a notch in pieces: what comes
 * without a pause belongs together, unless it is suddenly faster, and nothing counts while the last step cools down.
 */
export function createWheelGesture({
  clock,
  cooldownMs,
}: {
  readonly clock: Clock;
  readonly cooldownMs: number;
}): WheelGesture {
  let gatheredPx = 0;
  let lastPx = 0;
  let lastMs = -Infinity;
  let coolAtMs = -Infinity;
  let isSpent = false;

  const isNew = (deltaPx: number, nowMs: number): boolean =>
    nowMs - lastMs >= WHEEL_REST_MS ||
    Math.sign(deltaPx) !== Math.sign(lastPx) ||
    (Math.abs(deltaPx) >= WHEEL_STEP_PX && Math.abs(deltaPx) > Math.abs(lastPx) * WHEEL_PUSH_RATIO);

  return {
    add(deltaPx) {
      const nowMs = clock.now();
      const isCool = nowMs >= coolAtMs;
      if (isNew(deltaPx, nowMs)) {
        gatheredPx = 0;
        // A push that falls into the cooldown is spent in it.
        isSpent = !isCool;
      }
      lastPx = deltaPx;
      lastMs = nowMs;
      if (isSpent || !isCool) return 0;
      gatheredPx += deltaPx;
      if (Math.abs(gatheredPx) < WHEEL_STEP_PX) return 0;
      isSpent = true;
      coolAtMs = nowMs + cooldownMs;
      return Math.sign(gatheredPx);
    },
    isTail(deltaPx) {
      const nowMs = clock.now();
      const isTail = isSpent && nowMs < coolAtMs && !isNew(deltaPx, nowMs);
      gatheredPx = 0;
      isSpent = isTail;
      lastPx = deltaPx;
      lastMs = nowMs;
      return isTail;
    },
  };
}
