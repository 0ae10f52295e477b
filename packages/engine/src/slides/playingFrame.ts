import type { Frame, FrameSlide } from '../ports/Frame.ts';

export interface PlayingState {
  readonly order: readonly string[];
  readonly navKeys: readonly string[];
  readonly current: string;
  readonly previous: string | null;
  /** The slide that is still seen while a change takes it away. */
  readonly leaving: string | null;
  /** Slides of a carousel that are seen while it moves, with their steps from the current one; null: it rests. */
  readonly seen: ReadonlyMap<string, number> | null;
  /** Slides whose layers are drawn, seen or not. */
  readonly built: ReadonlySet<string>;
}

/** What is seen besides the current slide. */
export interface Sight {
  /** Steps from the current slide. */
  readonly offsets: ReadonlyMap<string, number>;
  /** Soon to be seen: their backgrounds are drawn. */
  readonly ahead: readonly string[];
  /** Whatever is seen shows its layers. */
  readonly showsAll: boolean;
}

/** Where slides lie over each other: the one that leaves. */
export const plainSight = ({ leaving }: PlayingState): Sight => ({
  offsets: new Map(leaving === null ? [] : [[leaving, 0]]),
  ahead: [],
  showsAll: false,
});

/** The frame of a module that plays: what is seen, what leaves, and what was built ahead. */
export function playingFrame(
  { order, navKeys, current, previous, leaving, built }: PlayingState,
  { offsets, ahead, showsAll }: Sight,
  { backKeys, frontKeys }: Pick<Frame, 'backKeys' | 'frontKeys'>,
): Frame {
  const shown = new Map([...offsets, [current, 0]]);
  const places = placesOf(order);
  const slides = [...new Set([...shown.keys(), ...ahead, ...built])].map(
    (key): FrameSlide => ({
      key,
      number: (places.get(key) ?? -1) + 1,
      // What is not seen has no distance: it would change with every turn, and the slide would be drawn anew.
      offset: shown.get(key) ?? 0,
      shown: shown.has(key),
      drawn: built.has(key) || showsAll ? 'layers' : 'background',
      turn: key === current ? 'current' : key === previous ? 'previous' : 'other',
      isLeaving: key === previous && key === leaving,
    }),
  );
  slides.sort((a, b) => a.number - b.number);
  return { slideCount: order.length, currentKey: current, navKeys, slides, backKeys, frontKeys };
}

/** Kept by order: drawing must not cost more with more slides. */
const known = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

export function placesOf(order: readonly string[]): ReadonlyMap<string, number> {
  const places = known.get(order) ?? new Map(order.map((key, place) => [key, place]));
  known.set(order, places);
  return places;
}
