import type { Length, Measure } from '@vitrine/model';
import { round } from '@vitrine/player/markup';

/** `n` design pixels: they shrink with the module by its unit, unless the layer says they stay. */
export function scaledPx(value: number, scales = true): string {
  if (value === 0) return '0px';
  return scales ? `calc(${round(value)}*var(--u))` : `${round(value)}px`;
}

/** A measure as CSS; percentages are of `whole` when the reference box is not the containing block. */
export function measureToCss(
  { value, unit }: Measure,
  options: { scales?: boolean; whole?: string | null } = {},
): string {
  if (unit === 'px' || unit === 'deg') return scaledPx(value, options.scales ?? true);
  if (unit === '%')
    return options.whole ? `calc(${options.whole}*${round(value / 100)})` : `${round(value)}%`;
  return `${round(value)}${unit}`;
}

/** A length as CSS; undefined where it says nothing. */
export function lengthToCss(
  length: Length,
  options: { scales?: boolean; whole?: string | null } = {},
): string | undefined {
  return length === 'auto' || length === 'none' ? undefined : measureToCss(length, options);
}

/** Like `lengthToCss`, but a bound of nothing (`0`, `none`) is no bound. */
export function boundToCss(
  length: Length,
  options: { scales?: boolean; whole?: string | null } = {},
): string | undefined {
  return length === 'auto' || length === 'none' || length.value === 0
    ? undefined
    : measureToCss(length, options);
}
