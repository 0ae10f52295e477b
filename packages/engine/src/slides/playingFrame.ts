import type { Module } from '@vitrine/model';
import { carouselOffsets } from '../carousel/carouselOffsets.ts';
import type { Frame, FrameSlide } from './firstFrame.ts';

export interface PlayingState {
  readonly order: readonly string[];
  readonly navKeys: readonly string[];
  readonly current: string;
  readonly previous: string | null;
  /** Slides that are still seen while a change takes them away, with where they go to. */
  readonly leaving: ReadonlyMap<string, number>;
  /** Slides whose layers are drawn, seen or not. */
  readonly built: ReadonlySet<string>;
}

/** The frame of a module that plays: what is seen, what leaves, and what was built ahead. */
export function playingFrame(
  { settings }: Module,
  { order, navKeys, current, previous, leaving, built }: PlayingState,
  { backKeys, frontKeys }: Pick<Frame, 'backKeys' | 'frontKeys'>,
): Frame {
  const index = order.indexOf(current);
  const offsets = new Map<string, number>(leaving);
  if (settings.type === 'carousel') {
    for (const offset of carouselOffsets(settings.carousel, order.length, index))
      offsets.set(order[wrap(index + offset, order.length)] ?? current, offset);
  }
  offsets.set(current, 0);
  const showsAll = settings.type === 'carousel' && settings.carousel.showAllLayers;
  const keys = new Set([...offsets.keys(), ...built]);
  const slides = [...keys].map((key): FrameSlide => {
    const place = order.indexOf(key);
    return {
      key,
      number: place + 1,
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

const wrap = (index: number, count: number): number => ((index % count) + count) % count;
