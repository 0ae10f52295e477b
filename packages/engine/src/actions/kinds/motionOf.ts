import type { Action } from '@vitrine/model';
import { easeOf } from '@vitrine/motion';
import { SCROLL_EASE } from '../../limits.ts';
import type { ScrollMotion } from '../../ports/ActionHost.ts';

/** How an action scrolls. A broken custom ease must not keep the visitor from where the link leads. */
export const motionOf = ({ speedMs, ease, offset }: Action): ScrollMotion => ({
  durationMs: speedMs,
  ease: easeOf(ease, SCROLL_EASE),
  offset,
});
