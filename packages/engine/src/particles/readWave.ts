import type { Layer } from '@vitrine/model';
import { MOST_PARTICLES } from '../limits.ts';

/** A sea of points, as a layer describes it. */
export interface Wave {
  readonly count: number;
  readonly sizePx: number;
  /** Between two points. */
  readonly gapPx: number;
  readonly color: string;
  readonly opacity: number;
  /** How high it goes, and how fast; 1 is as the editor starts with. */
  readonly height: number;
  readonly speed: number;
  /** How far the viewer looks down on it. */
  readonly tiltDeg: number;
  /** Points light up where they meet. */
  readonly isAdditive: boolean;
}

const SUBTYPE = 'particlewave';

export const isWave = ({ subtype }: Layer): boolean => subtype === SUBTYPE;

/** What the document leaves out is as the editor starts with. */
export function readWave({ addOns }: Layer): Wave {
  const root = inside(inside({ addOns }, 'addOns'), SUBTYPE);
  const [particle, color, anim, scene] = ['particle', 'color', 'anim', 'scene'].map((name) =>
    inside(root, name),
  );
  return {
    count: Math.round(between(numberOf(particle?.['a'], 500), 0, MOST_PARTICLES)),
    sizePx: between(numberOf(particle?.['s'], 8), 0.5, 100),
    gapPx: between(numberOf(particle?.['g'], 25), 2, 500),
    color: textOf(inside(color, 'c')?.['string']) || textOf(color?.['c']) || '#ffffff',
    opacity: between(numberOf(color?.['o'], 100) / 100, 0, 1),
    height: between(numberOf(root?.['a'], 100) / 100, 0, 10),
    speed: between(numberOf(anim?.['s'], 10) / 10, 0, 20),
    tiltDeg: between(numberOf(scene?.['t'], 10), -90, 90),
    isAdditive: root?.['blend'] === 'additive',
  };
}

type Fields = Readonly<Record<string, unknown>> | null;

function inside(fields: Fields | undefined, name: string): Fields {
  const value = fields?.[name];
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function numberOf(written: unknown, otherwise: number): number {
  const value = Number.parseFloat(String(written ?? ''));
  return Number.isFinite(value) ? value : otherwise;
}

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));
