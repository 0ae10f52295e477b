import type { ShowState } from '@vitrine/engine';

/** What the visitor has the slideshow do; what else holds it for a moment does not show. */
export type Wish = 'run' | 'stop' | 'none';

export function wishOf({ isOn, isFinished, reasons }: ShowState): Wish {
  if (isFinished) return 'stop';
  if (!isOn) return 'none';
  const isStopped = reasons.has('visitor') || reasons.has('reducedMotion') || reasons.has('forced');
  return isStopped ? 'stop' : 'run';
}
