import { type Cards, type LevelIndex, round } from '@vitrine/player/markup';
import { SIZE_SCALES_FROM_PX, SIZE_SCALES_TO_PX } from '../../limits.ts';

const SPAN_PX = SIZE_SCALES_TO_PX - SIZE_SCALES_FROM_PX;

function between(least: number, most: number): string {
  if (least >= most) return `${round(most)}px`;
  const grown = `${round(least)}px + ${round((most - least) / SPAN_PX)}*(100cqw - ${SIZE_SCALES_FROM_PX}px)`;
  return `clamp(${round(least)}px,${grown},${round(most)}px)`;
}

/** spec/2 §9: the size of a tab or thumb grows with the width of the module, from its least to its own. */
export function itemSize({ size }: Cards, level: LevelIndex): { width: string; height: string } {
  const width = Math.max(1, size.width[level]);
  const height = Math.max(1, size.height[level]);
  const least = Math.min(width, Math.max(1, size.minWidth));
  return { width: between(least, width), height: between((height * least) / width, height) };
}
