import type { Box } from './Box.ts';
import type { KnownDifference } from './knownDifferences.ts';
import { TOLERANCE_PX } from './limits.ts';

export interface Difference {
  readonly name: string;
  /** In words. */
  readonly text: string;
}

const SIDES = ['x', 'y', 'width', 'height'];

/** The boxes that are not where Chromium has them, or not there at all, or there alone. */
export function compareBoxes(expected: readonly Box[], found: readonly Box[]): Difference[] {
  const others = new Map(found.map((box) => [box.name, box]));
  const differences = expected.flatMap(({ name, edges }) => {
    const other = others.get(name);
    others.delete(name);
    if (!other) return [{ name, text: 'is not there' }];
    const apart = edges.flatMap((edge, side) => {
      const far = (other.edges[side] ?? Number.NaN) - edge;
      return Math.abs(far) <= TOLERANCE_PX ? [] : [`${SIDES[side]} ${edge.toFixed(1)} + ${far.toFixed(1)}`];
    });
    return apart.length ? [{ name, text: apart.join(', ') }] : [];
  });
  return [...differences, ...[...others.keys()].map((name) => ({ name, text: 'is not in Chromium' }))];
}

/** The differences that nobody knows of, and what is known and no longer so. */
export function describeDifferences(
  differences: readonly Difference[],
  known: readonly KnownDifference[],
  width: number,
): string[] {
  const here = known.filter(({ widths }) => !widths || widths.includes(width));
  const isKnown = ({ name }: Difference): boolean => here.some(({ boxes }) => boxes.test(name));
  const gone = here.filter(({ boxes }) => !differences.some(({ name }) => boxes.test(name)));
  return [
    ...differences.filter((each) => !isKnown(each)).map(({ name, text }) => `${name}: ${text}`),
    ...gone.map(({ reason }) => `no longer differs: ${reason}`),
  ];
}
