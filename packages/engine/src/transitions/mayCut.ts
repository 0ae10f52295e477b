import type { BackgroundTransition } from '@vitrine/model';
import { presetOf } from './kinds/index.ts';
import { resolveTransition } from './values/resolveTransition.ts';

/** Whether a transition may cut a background into pieces, whatever is drawn for it. */
export function mayCut(transition: BackgroundTransition | null): boolean {
  if (!transition) return false;
  if (transition.random || presetOf(transition.preset.key)?.drawnFrom !== undefined) return true;
  const { in: entering, out } = resolveTransition(transition, () => 0);
  return [entering, out].some(({ rows, columns, mask }) => rows !== 1 || columns !== 1 || mask);
}
