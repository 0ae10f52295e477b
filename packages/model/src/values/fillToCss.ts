import type { Fill, GradientFill, GradientStop } from './fillKinds.ts';

/** The CSS value of a fill, for `background`. */
export function fillToCss(fill: Fill): string {
  if (fill.kind === 'solid') return fill.color;
  const stops = easedStops(fill)
    .map((stop) => stopToCss(stop, fill))
    .join(', ');
  return fill.kind === 'linear'
    ? `linear-gradient(${fill.angleDeg}deg, ${stops})`
    : `radial-gradient(ellipse at center, ${stops})`;
}

/** Between two stops: enough that no step is seen. */
const EASED_STEPS = 8;

/** Curves by the names that the editors of gradients offer; `in` is as written here, the others are made of it. */
const CURVES: Readonly<Record<string, (share: number) => number>> = {
  sine: (share) => 1 - Math.cos((share * Math.PI) / 2),
  circ: (share) => 1 - Math.sqrt(1 - share * share),
  expo: (share) => (share === 0 ? 0 : 2 ** (10 * (share - 1))),
  power1: (share) => share ** 2,
  power2: (share) => share ** 3,
  power3: (share) => share ** 4,
  power4: (share) => share ** 5,
};

const WAYS: Readonly<Record<string, (share: number, curve: (share: number) => number) => number>> = {
  in: (share, curve) => curve(share),
  out: (share, curve) => 1 - curve(1 - share),
  inout: (share, curve) => (share < 0.5 ? curve(share * 2) / 2 : 1 - curve(2 - share * 2) / 2),
};

/** CSS blends evenly from stop to stop: a gradient that eases gets stops of its own in between. */
function easedStops({ stops, easing }: GradientFill): readonly GradientStop[] {
  const [family = '', way = 'out'] = easing.toLowerCase().split('.');
  const curve = CURVES[family];
  const ease = WAYS[way];
  if (!curve || !ease) return stops;
  return stops.flatMap((to, index) => {
    const from = stops[index - 1];
    if (!from) return [to];
    const between = Array.from({ length: EASED_STEPS - 1 }, (_, step): GradientStop => {
      const share = (step + 1) / EASED_STEPS;
      const mixed = Math.round(ease(share, curve) * 1000) / 10;
      return {
        color: `color-mix(in srgb, ${to.color} ${mixed}%, ${from.color})`,
        percent: from.percent + (to.percent - from.percent) * share,
      };
    });
    return [...between, to];
  });
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
