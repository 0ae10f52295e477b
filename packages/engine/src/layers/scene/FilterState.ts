import type { FrameValue } from '@vitrine/model';
import { distanceToCss, round } from '../pose/Distance.ts';

/** Amounts of a CSS filter: blur in design pixels, a turn of hues in degrees, the others in percent. */
export interface FilterState {
  readonly blur: number;
  readonly grayscale: number;
  readonly brightness: number;
  readonly sepia: number;
  readonly invert: number;
  readonly hueRotate: number;
}

export const UNFILTERED: FilterState = {
  blur: 0,
  grayscale: 0,
  brightness: 100,
  sepia: 0,
  invert: 0,
  hueRotate: 0,
};

const FUNCTIONS: { readonly [name in keyof FilterState]: (amount: number) => string } = {
  blur: (amount) => `blur(${distanceToCss({ value: Math.max(0, amount), unit: 'design' }, true)})`,
  grayscale: (amount) => `grayscale(${percent(amount)})`,
  brightness: (amount) => `brightness(${percent(amount)})`,
  sepia: (amount) => `sepia(${percent(amount)})`,
  invert: (amount) => `invert(${percent(amount)})`,
  hueRotate: (amount) => `hue-rotate(${round(amount)}deg)`,
};
const percent = (amount: number): string => `${round(Math.max(0, amount))}%`;

const NAMES = ['blur', 'grayscale', 'brightness', 'sepia', 'invert', 'hueRotate'] as const;

/** Filters as CSS, all with the same functions, so that the browser goes from one to the next; `base` comes first in each. */
export function filterTexts(states: readonly FilterState[], base = ''): string[] {
  const used = NAMES.filter((name) => states.some((state) => round(state[name]) !== UNFILTERED[name]));
  return states.map(
    (state) =>
      [base, ...used.map((name) => FUNCTIONS[name](state[name]))].filter(Boolean).join(' ') || 'none',
  );
}

/** Values of a frame, by the name of their function. */
export type FilterValues = { readonly [name in keyof FilterState]?: FrameValue };

/** Each amount by `resolve`, which knows what is at rest where a value says nothing. */
export function filterState(
  values: FilterValues,
  resolve: (value: FrameValue, name: keyof FilterState) => number,
): FilterState {
  const amount = (name: keyof FilterState): number => {
    const value = values[name];
    return value ? resolve(value, name) : UNFILTERED[name];
  };
  return {
    blur: amount('blur'),
    grayscale: amount('grayscale'),
    brightness: amount('brightness'),
    sepia: amount('sepia'),
    invert: amount('invert'),
    hueRotate: amount('hueRotate'),
  };
}
