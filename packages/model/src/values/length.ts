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

/** `12`, `"12"`, `"12px"`, `"50%"` as a measure; null for anything else. */
export function parseMeasure(value: unknown): Measure | null {
  if (typeof value === 'number') return Number.isFinite(value) ? px(clampMeasure(value)) : null;
  const match = typeof value === 'string' ? MEASURE.exec(value) : null;
  if (!match) return null;
  return { value: clampMeasure(Number(match[1])), unit: (match[2]?.toLowerCase() ?? 'px') as LengthUnit };
}

const clampMeasure = (value: number): number => Math.max(-LARGEST_MEASURE, Math.min(LARGEST_MEASURE, value));

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
