import type { ModuleSettings } from '@vitrine/model';
import type { Style } from '@vitrine/motion';

type Kind = NonNullable<ModuleSettings['progressBar']>['kind'];

interface ProgressMove {
  readonly empty: Style;
  /** What is there at once when its time comes. */
  readonly begun?: Style;
  readonly full: Style;
}

const scale = (axis: 'X' | 'Y'): ProgressMove[] => [
  { empty: { transform: `scale${axis}(0)` }, full: { transform: `scale${axis}(1)` } },
];
const turn = (fromDegrees: number, byDegrees: number): ProgressMove => ({
  empty: { transform: `rotate(${fromDegrees}deg)` },
  full: { transform: `rotate(${fromDegrees + byDegrees}deg)` },
});
/** The edge that it lies under is soft: what waits there would show as a line. */
const unseen = ({ empty, full }: ProgressMove): ProgressMove => ({
  empty: { ...empty, opacity: 0 },
  begun: { opacity: 1 },
  full,
});

/**
 * What moves in a progress bar, in the order of its parts, each for its share of the time. A ring is two halves, each of which turns out
 * from under an edge: a stroke that grows would wake the page up for every frame of the whole show.
 */
export const PROGRESS_MOVES: Readonly<Record<Kind, readonly ProgressMove[]>> = {
  horizontal: scale('X'),
  vertical: scale('Y'),
  cw: [turn(180, 180), unseen(turn(0, 180))],
  ccw: [turn(0, -180), unseen(turn(-180, -180))],
};
