import type { Action } from '@vitrine/model';
import { type Ease, easeOf as namedEase } from '@vitrine/motion';
import { SCROLL_EASE } from '../../limits.ts';
import type { ScrollMotion } from '../ActionHost.ts';

/** How an action scrolls. */
export const motionOf = ({ speedMs, ease, offset }: Action): ScrollMotion => ({
  durationMs: speedMs,
  ease: easeOf(ease),
  offset,
});

/** A broken custom ease must not keep the visitor from where the link leads. */
function easeOf(written: string): Ease {
  try {
    return namedEase(written);
  } catch {
    return namedEase(SCROLL_EASE);
  }
}
