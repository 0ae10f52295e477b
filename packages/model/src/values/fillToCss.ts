import type { Fill, GradientFill, GradientStop } from './solidFill.ts';

/** The CSS value of a fill, for `background`. */
export function fillToCss(fill: Fill): string {
  if (fill.kind === 'solid') return fill.color;
  const stops = fill.stops.map((stop) => stopToCss(stop, fill)).join(', ');
  return fill.kind === 'linear'
    ? `linear-gradient(${fill.angleDeg}deg, ${stops})`
    : `radial-gradient(ellipse at center, ${stops})`;
}

/** A weaker gradient pulls its stops towards the middle of the range. */
function stopToCss(stop: GradientStop, { strengthPercent }: GradientFill): string {
  const percent = 50 + (stop.percent - 50) * (strengthPercent / 100);
  return `${stop.color} ${Math.round(percent * 100) / 100}%`;
}

export function isTransparent(fill: Fill): boolean {
  return (
    fill.kind === 'solid' &&
    (fill.color === 'transparent' ||
      (/,\s*0(?:\.0+)?\s*\)$/.test(fill.color) && /^(?:rgba|hsla)/.test(fill.color)))
  );
}
