import type { Scene } from '@vitrine/model';
import { round } from '../pose/Distance.ts';

type ClipTarget = NonNullable<Scene['clip']>;

/** What of a layer shows: so many percent of it, opening from its origin. */
export interface ClipState {
  readonly kind: ClipTarget['kind'];
  readonly origin: ClipTarget['origin'];
  readonly amount: number;
}

export const isUnclipped = ({ amount }: ClipState): boolean => amount >= 100;

type Sides = readonly [top: number, right: number, bottom: number, left: number];

const inset = (sides: Sides): string => `inset(${sides.map((side) => `${round(side)}%`).join(' ')})`;

/** Two bands that grow from opposite edges and meet in the middle; the eight corners stay eight, so they can move. */
const bands =
  (corner: (along: number, across: number) => string) =>
  (hidden: number): string => {
    const near = (100 - hidden) / 2;
    const far = 100 - near;
    const path: readonly (readonly [number, number])[] = [
      [0, 0],
      [near, 0],
      [near, 100],
      [far, 100],
      [far, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ];
    return `polygon(${path.map(([along, across]) => corner(along, across)).join(',')})`;
  };

/** By origin: how a rectangle is cut when so many percent of it are hidden. */
const RECTANGLES: { readonly [origin in ClipTarget['origin']]: (hidden: number) => string } = {
  left: (hidden) => inset([0, hidden, 0, 0]),
  right: (hidden) => inset([0, 0, 0, hidden]),
  top: (hidden) => inset([0, 0, hidden, 0]),
  bottom: (hidden) => inset([hidden, 0, 0, 0]),
  center: (hidden) => inset([hidden / 2, hidden / 2, hidden / 2, hidden / 2]),
  rectangle: (hidden) => inset([hidden / 2, hidden / 2, hidden / 2, hidden / 2]),
  x: (hidden) => inset([0, hidden / 2, 0, hidden / 2]),
  y: (hidden) => inset([hidden / 2, 0, hidden / 2, 0]),
  invh: bands((along, across) => `${round(along)}% ${round(across)}%`),
  invv: bands((along, across) => `${round(across)}% ${round(along)}%`),
};

const CIRCLE_CENTRES: { readonly [origin in ClipTarget['origin']]?: string } = {
  left: '0% 50%',
  right: '100% 50%',
  top: '50% 0%',
  bottom: '50% 100%',
};
/** A circle around the middle of an edge must be so much larger to reach the far corners. */
const EDGE_REACH = Math.SQRT2;

/** The clip as a `clip-path`. */
export function clipShape({ kind, origin, amount }: ClipState): string {
  const shown = Math.max(0, Math.min(100, amount));
  if (kind === 'rectangle') return RECTANGLES[origin](100 - shown);
  const centre = CIRCLE_CENTRES[origin];
  return centre
    ? `circle(${round(shown * EDGE_REACH)}% at ${centre})`
    : `circle(${round(shown)}% at 50% 50%)`;
}
