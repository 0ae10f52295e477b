import type { Ease } from '@vitrine/motion';
import { LERP_FRAME_MS, OVERSHOOT_MS, SETTLED_SHARE } from '../limits.ts';
import type { CarouselSettings } from './carouselOffsets.ts';

/** How slides come to rest after they were let go. */
export interface Settle {
  readonly durationMs: number;
  readonly ease: Ease;
  /** How far a speed carries: to go on as fast as before is to have this much of it left. */
  readonly inertiaMs: number;
}

const LERP_LEAST = 0.02;
const LERP_MOST = 0.9;

/** The rest of the way shrinks by the same share with every frame; with overshoot it swings past its end a little. */
export function settleOf({ dragLerp, overshoot }: CarouselSettings): Settle {
  const lerp = Math.min(LERP_MOST, Math.max(LERP_LEAST, dragLerp));
  const decayPerMs = -Math.log(1 - lerp) / LERP_FRAME_MS;
  const durationMs = -Math.log(SETTLED_SHARE) / decayPerMs;
  const swing = (ms: number): number => (overshoot ? Math.cos((Math.PI * ms) / OVERSHOOT_MS) : 1);
  const ease: Ease = (progress) => {
    if (progress >= 1) return 1;
    const ms = progress * durationMs;
    return 1 - Math.exp(-decayPerMs * ms) * swing(ms);
  };
  return { durationMs, ease, inertiaMs: 1 / decayPerMs };
}
