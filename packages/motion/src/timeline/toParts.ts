import type { Style, Step, Track } from './Track.ts';
import { inOrder } from './toKeyframes.ts';

/** What the compositor can move by itself. One other property in an animation takes all of it off. */
const COMPOSITED: ReadonlySet<string> = new Set([
  'transform',
  'opacity',
  'filter',
  'translate',
  'rotate',
  'scale',
]);

/** A start state and the steps, in order, that change some of it. */
export interface Part {
  readonly start: Style;
  readonly steps: readonly Step[];
}

/** Whether the compositor can move all of it. */
export const isComposited = ({ start }: Part): boolean =>
  Object.keys(start).every((property) => COMPOSITED.has(property));

/** A track in one part, or in two when it mixes what the compositor can move with what it cannot. */
export function toParts({ start, steps }: Pick<Track, 'start' | 'steps'>): readonly Part[] {
  const ordered = inOrder(steps);
  const properties = Object.keys(start);
  const composited = properties.filter((property) => COMPOSITED.has(property));
  if (composited.length === 0 || composited.length === properties.length) return [{ start, steps: ordered }];
  return [true, false].map((isComposited) => partOf(start, ordered, isComposited));
}

function partOf(start: Style, steps: readonly Step[], isComposited: boolean): Part {
  const pick = (style: Style): Style =>
    Object.fromEntries(
      Object.entries(style).filter(([property]) => COMPOSITED.has(property) === isComposited),
    );
  const own = steps.map((step) => ({ ...step, style: pick(step.style) }));
  return { start: pick(start), steps: own.filter(({ style }) => Object.keys(style).length > 0) };
}
