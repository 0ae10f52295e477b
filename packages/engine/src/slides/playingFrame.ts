import type { Module } from '@vitrine/model';
import { carouselOffsets } from '../carousel/carouselOffsets.ts';
import { createLane } from '../carousel/createLane.ts';
import { seenAt } from '../carousel/seenAt.ts';
import { CAROUSEL_AHEAD } from '../limits.ts';
import type { Frame, FrameSlide } from './firstFrame.ts';

export interface PlayingState {
  readonly order: readonly string[];
  readonly navKeys: readonly string[];
  readonly current: string;
  readonly previous: string | null;
  /** Slides that are still seen while a change takes them away, with where they go to. */
  readonly leaving: ReadonlyMap<string, number>;
  /** Slides of a carousel that are seen while it moves, with their steps from the current one; null: it rests. */
  readonly seen: ReadonlyMap<string, number> | null;
  /** Slides whose layers are drawn, seen or not. */
  readonly built: ReadonlySet<string>;
}

/** The frame of a module that plays: what is seen, what leaves, and what was built ahead. */
export function playingFrame(
  { settings }: Module,
  { order, navKeys, current, previous, leaving, seen, built }: PlayingState,
  { backKeys, frontKeys }: Pick<Frame, 'backKeys' | 'frontKeys'>,
): Frame {
  const isCarousel = settings.type === 'carousel';
  const offsets = new Map<string, number>(
    isCarousel ? (seen ?? restingAt(settings, order, current)) : leaving,
  );
  offsets.set(current, 0);
  const ahead = isCarousel && seen === null ? besides(settings, order, current) : [];
  const showsAll = isCarousel && settings.carousel.showAllLayers;
  const keys = new Set([...offsets.keys(), ...ahead, ...built]);
  const places = placesOf(order);
  const slides = [...keys].map((key): FrameSlide => {
    return {
      key,
      number: (places.get(key) ?? -1) + 1,
      // What is not seen has no distance: it would change with every turn, and the slide would be drawn anew.
      offset: offsets.get(key) ?? 0,
      shown: offsets.has(key),
      drawn: built.has(key) || showsAll ? 'layers' : 'background',
      turn: key === current ? 'current' : key === previous ? 'previous' : 'other',
      isLeaving: key === previous && leaving.has(key),
    };
  });
  const inOrder = slides.sort((a, b) => a.number - b.number);
  return { slideCount: order.length, currentKey: current, navKeys, slides: inOrder, backKeys, frontKeys };
}

/** The slides of a carousel that rests, with their steps from the current one. */
function restingAt(
  { carousel }: Module['settings'],
  order: readonly string[],
  current: string,
): ReadonlyMap<string, number> {
  const index = placesOf(order).get(current) ?? 0;
  const count = order.length;
  return new Map(
    carouselOffsets(carousel, count, index).map((offset) => [
      order[(((index + offset) % count) + count) % count] ?? current,
      offset,
    ]),
  );
}

/** What comes into sight first when a carousel moves: drawn while it rests, it costs nothing then. */
function besides(
  { carousel }: Module['settings'],
  order: readonly string[],
  current: string,
): readonly string[] {
  const index = placesOf(order).get(current) ?? 0;
  return seenAt(createLane(carousel, order), index, CAROUSEL_AHEAD).map(({ key }) => key);
}

/** Kept by order: drawing must not cost more with more slides. */
const known = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

function placesOf(order: readonly string[]): ReadonlyMap<string, number> {
  const places = known.get(order) ?? new Map(order.map((key, place) => [key, place]));
  known.set(order, places);
  return places;
}
