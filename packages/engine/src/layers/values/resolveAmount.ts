import type { FrameValue } from '@vitrine/model';
import type { Values } from './createValues.ts';

type FixedValue = Extract<FrameValue, { readonly kind: 'fixed' }>;

export interface Amount {
  readonly value: number;
  readonly unit: FixedValue['unit'];
}

/** Which number is drawn: frames and the parts of a split each draw their own. */
export interface Draw {
  readonly name: string;
  /** Place among the parts of a split; 0 for the whole layer. */
  readonly part: number;
}

/** The number that a value stands for in this play; null where the layer keeps what it has at rest, and for edges. */
export function resolveAmount(value: FrameValue, { name, part }: Draw, values: Values): Amount | null {
  if (value.kind === 'inherit' || value.kind === 'edge') return null;
  const sign = value.mirrored ? values.direction : 1;
  // A plain 0 would come out as -0, which CSS writes as "-0".
  return { value: plainNumber(value, name, part, values) * sign || 0, unit: value.unit };
}

type NumberValue = Exclude<FrameValue, { readonly kind: 'inherit' } | { readonly kind: 'edge' }>;

function plainNumber(value: NumberValue, name: string, part: number, values: Values): number {
  if (value.kind === 'fixed') return value.value;
  if (value.kind === 'random') return value.from + (value.to - value.from) * values.draw(`${name}/${part}`);
  return value.values[(values.turn + part) % value.values.length] ?? 0;
}

/** Degrees: what is not said is as it is at rest. */
export const resolveDegrees = (value: FrameValue, rest: number, draw: Draw, values: Values): number =>
  resolveAmount(value, draw, values)?.value ?? rest;

/** Scale and opacity: percentages are hundredths. */
export function resolveRatio(value: FrameValue, rest: number, draw: Draw, values: Values): number {
  const amount = resolveAmount(value, draw, values);
  if (!amount) return rest;
  return amount.unit === '%' ? amount.value / 100 : amount.value;
}
