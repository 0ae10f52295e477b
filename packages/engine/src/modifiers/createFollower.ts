import { easeOf } from '@vitrine/motion';

/** How a value follows another: how long it takes to catch up, and in which manner. */
export interface Smoothing {
  readonly smoothingS: number;
  readonly ease: string;
}

/** A value on its way to another one. It starts anew from where it is whenever that one changes. */
export interface Follower {
  /** Sets out for a value. The first one of all is taken at once, unless there was a start. */
  follow(target: number, nowMs: number): void;
  at(nowMs: number): number;
  isMoving(nowMs: number): boolean;
}

export function createFollower({ smoothingS, ease }: Smoothing, start: number | null = null): Follower {
  const curve = easeOf(ease);
  const lengthMs = smoothingS * 1000;
  let from = start ?? 0;
  let to = start;
  let sinceMs = -Infinity;

  const isMoving = (nowMs: number): boolean => from !== to && nowMs < sinceMs + lengthMs;
  const at = (nowMs: number): number => {
    if (to === null || !isMoving(nowMs)) return to ?? from;
    return from + (to - from) * curve(Math.max(0, (nowMs - sinceMs) / lengthMs));
  };
  return {
    follow(target, nowMs) {
      if (target === to) return;
      from = to === null ? target : at(nowMs);
      to = target;
      sinceMs = nowMs;
    },
    at,
    isMoving,
  };
}
