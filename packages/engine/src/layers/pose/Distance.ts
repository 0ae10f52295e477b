import type { Measure } from '@vitrine/model';

/** How far something moves. Design pixels shrink with the module; percentages are of the element's own box. */
export interface Distance {
  readonly value: number;
  readonly unit: 'design' | 'px' | '%' | 'vw' | 'vh' | 'em' | 'rem';
}

export const NOWHERE: Distance = { value: 0, unit: 'design' };

/** CSS needs no more than four digits, and binary noise would make equal values differ. */
export const round = (value: number): number => Math.round(value * 10_000) / 10_000 || 0;

/** A distance as CSS; `scales` says whether the layer's design pixels follow the module's unit. */
export function distanceToCss({ value, unit }: Distance, scales: boolean): string {
  const rounded = round(value);
  if (rounded === 0) return '0';
  if (unit !== 'design') return `${rounded}${unit}`;
  return scales ? `calc(${rounded}*var(--u))` : `${rounded}px`;
}

/** A frame's measure as a distance: bare numbers and pixels are the design's. */
export const asDistance = ({ value, unit }: { value: number; unit: Measure['unit'] | '' }): Distance =>
  unit === '' || unit === 'px' || unit === 'deg' ? { value, unit: 'design' } : { value, unit };
