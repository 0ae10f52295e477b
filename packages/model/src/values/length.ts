import type { Inherit } from '../reading/composites.ts';
import type { Fluid } from '../reading/Place.ts';
import { type Reader, show } from '../reading/Reader.ts';

export type LengthUnit = 'px' | '%' | 'vw' | 'vh' | 'em' | 'rem' | 'deg';
export interface Measure {
  readonly value: number;
  readonly unit: LengthUnit;
}
/** A size on one level: a measure, `auto`, or `none` where a bound is left open. */
export type Length = Measure | 'auto' | 'none';

export const px = (value: number): Measure => ({ value, unit: 'px' });
export const percent = (value: number): Measure => ({ value, unit: '%' });

const MEASURE =
  /^\s*(-?(?:\d+(?:\.\d+)?|\.\d+)(?:e-?\d+)?)\s*(px|%|vw|vh|em|rem|deg)?\s*(?:!important)?\s*;?\s*$/i;
/** Past this no screen shows a difference, and layout engines start to overflow. */
export const LARGEST_MEASURE = 1e6;

/** `"#2/3#"`: that share of the reference box. */
const SHARE = /^#(\d+)\/(\d+)#$/;

/** `12`, `"12"`, `"12px"`, `"50%"`, `"#1/3#"` as a measure; null for anything else. */
export function parseMeasure(value: unknown): Measure | null {
  if (typeof value === 'number') return Number.isFinite(value) ? px(clampMeasure(value)) : null;
  if (typeof value !== 'string') return null;
  const match = MEASURE.exec(value);
  if (!match) return parseShare(value);
  return { value: clampMeasure(Number(match[1])), unit: (match[2]?.toLowerCase() ?? 'px') as LengthUnit };
}

function parseShare(value: string): Measure | null {
  const [, part, whole] = SHARE.exec(value.trim())?.map(Number) ?? [];
  return part !== undefined && whole ? percent(clampMeasure((part / whole) * 100)) : null;
}

const clampMeasure = (value: number): number => Math.max(-LARGEST_MEASURE, Math.min(LARGEST_MEASURE, value));

/** Pixels that follow the module shrink from level to level as the design does; those that do not stay as written. */
export function inheritLength<T extends Length | number>(part: keyof Fluid): Inherit<T> {
  return (length, from, to, { fluid, gridWidths }) =>
    fluid[part] && typeof length === 'object' && length.unit === 'px'
      ? { ...length, value: (length.value * gridWidths[to]) / gridWidths[from] }
      : length;
}

/** A length with `auto` and `none`; `""` and false mean that nothing is said. */
export function length<F extends Length>(fallback: F): Reader<Length> {
  return {
    read(value, place) {
      const measure = parseMeasure(value);
      if (measure) return measure;
      if (value === 'auto' || value === 'none') return value;
      if (value !== '' && value !== false) place.repaired(`expected a length, found ${show(value)}`);
      return fallback;
    },
    missing: () => fallback,
    wire: { type: ['number', 'string', 'boolean', 'null'] },
  };
}

/** A length that is always a measure: `auto`, `none` and `""` are the default. */
export function measure(fallback: Measure): Reader<Measure> {
  return {
    read(value, place) {
      const parsed = parseMeasure(value);
      if (parsed) return parsed;
      const saysNothing = ['', 'auto', 'none', 'inherit', 'px'].includes(value as string);
      if (!saysNothing) place.repaired(`expected a length, found ${show(value)}`);
      return fallback;
    },
    missing: () => fallback,
    wire: { type: ['number', 'string', 'boolean', 'null'] },
  };
}
