import type { BackgroundTransition } from '@vitrine/model';
import { isRest } from './values/isRest.ts';

/**
 * Whether a transition is nothing but a fade of the entering background, as that of a slide that says nothing. Most are,
 * and need none of what the others are made with.
 */
export function isPlainFade(transition: BackgroundTransition | null): boolean {
  if (!transition) return true;
  const { preset, random, order, padding, space3d, filter, in: entering, out } = transition;
  const isFlat = space3d.kind === 'none' && !filter.used && padding === 'none' && order === 'inout';
  return (
    !random && preset.key === 'fade' && isFlat && stands(entering) && stands(out) && isRest(out.opacity, 1)
  );
}

const stands = ({ x, y, rotate, scaleX, scaleY, rows, columns }: BackgroundTransition['in']): boolean =>
  [x, y, rotate].every((value) => isRest(value, 0)) &&
  [scaleX, scaleY].every((value) => isRest(value, 1)) &&
  rows === 1 &&
  columns === 1;
