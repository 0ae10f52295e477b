import { type Reader, show } from '../reading/Reader.ts';
import { type LengthUnit, parseMeasure } from './length.ts';

/** A bare number (opacity, scale) has no unit. */
type FrameUnit = LengthUnit | '';
/**
 * One animated value of a frame. `mirrored` (written in parentheses) turns it round when the change goes
 * backwards; `edge` moves the layer just outside that edge of its stage.
 */
export type FrameValue =
  | { readonly kind: 'inherit' }
  | { readonly kind: 'fixed'; readonly value: number; readonly unit: FrameUnit; readonly mirrored: boolean }
  | { readonly kind: 'edge'; readonly edge: FrameEdge; readonly mirrored: boolean }
  | {
      readonly kind: 'random';
      readonly from: number;
      readonly to: number;
      readonly unit: FrameUnit;
      readonly mirrored: boolean;
    }
  | {
      readonly kind: 'cycle';
      readonly values: readonly number[];
      readonly unit: FrameUnit;
      readonly mirrored: boolean;
    };

export type FrameEdge = 'left' | 'right' | 'top' | 'bottom' | 'center' | 'middle';

export const INHERIT: FrameValue = { kind: 'inherit' };

export function fixed(value: number, unit: FrameUnit = ''): FrameValue {
  return { kind: 'fixed', value, unit, mirrored: false };
}

const EDGES: ReadonlySet<string> = new Set(['left', 'right', 'top', 'bottom', 'center', 'middle']);
/** `{-100,100}` and `[100%,-100%]`, and the older `ran(-100|100)` and `cyc(1|2|3)`. */
const RANDOM = /^(?:\{|ran\()\s*([^,|]+)[,|]\s*([^,|]+?)\s*[})]$/i;
const CYCLE = /^(?:\[|cyc\()(.+)[\])]$/i;

export function parseFrameValue(value: unknown): FrameValue | null {
  if (typeof value === 'number') return Number.isFinite(value) ? fixed(value) : null;
  if (typeof value !== 'string') return null;
  const given = value.trim();
  const inParentheses = /^\((.*)\)$/.exec(given);
  const mirrored = inParentheses !== null;
  const inner = inParentheses?.[1]?.trim() ?? given;
  if (inner === 'inherit' || inner === '#a') return INHERIT;
  if (EDGES.has(inner)) return { kind: 'edge', edge: inner as FrameEdge, mirrored };
  return parseRandom(inner, mirrored) ?? parseCycle(inner, mirrored) ?? parseFixed(inner, mirrored);
}

function parseFixed(inner: string, mirrored: boolean): FrameValue | null {
  const measure = parseMeasure(inner);
  if (!measure) return null;
  return { kind: 'fixed', value: measure.value, unit: unitOf(inner, measure.unit), mirrored };
}

const unitOf = (written: string, unit: LengthUnit): FrameUnit => (/[a-z%]\s*;?$/i.test(written) ? unit : '');

/** The unit of values that belong together: a bare 0 among percentages is one of them. */
const sharedUnit = (parts: readonly string[]): FrameUnit =>
  parts.reduce<FrameUnit>((unit, part) => unitOf(part, parseMeasure(part)?.unit ?? 'px') || unit, '');

function parseRandom(inner: string, mirrored: boolean): FrameValue | null {
  const match = RANDOM.exec(inner);
  const low = parseMeasure(match?.[1]);
  const high = parseMeasure(match?.[2]);
  if (!match || !low || !high) return null;
  return {
    kind: 'random',
    from: low.value,
    to: high.value,
    unit: sharedUnit(match.slice(1)),
    mirrored,
  };
}

function parseCycle(inner: string, mirrored: boolean): FrameValue | null {
  const parts = CYCLE.exec(inner)?.[1]?.split(/[|,]/) ?? [];
  const values = parts.flatMap((part) => parseMeasure(part)?.value ?? []);
  if (parts.length === 0 || values.length !== parts.length) return null;
  return { kind: 'cycle', values, unit: sharedUnit(parts), mirrored };
}

/** `""` is missing; a value in no known form is told and left as it is at rest. */
export function frameValue(fallback: FrameValue): Reader<FrameValue> {
  return {
    read(value, place) {
      const parsed = parseFrameValue(value);
      if (parsed) return parsed;
      if (value !== '') place.notUnderstood(`no animation value: ${show(value)}; left as it is at rest`);
      return fallback;
    },
    missing: () => fallback,
    wire: { type: ['number', 'string', 'null'] },
  };
}
