import type { Module, SlideGlance } from '@vitrine/model';
import { carouselOffsets } from '../carousel/carouselOffsets.ts';
import { type PlayOptions, playableSlides } from './playableSlides.ts';

export interface FrameSlide {
  readonly key: string;
  /** 1-based place in the order. */
  readonly number: number;
  /** Steps from the current slide; 0 is the current one. */
  readonly offset: number;
  /** Seen in this frame: the current slide, or one beside it in a carousel. */
  readonly shown: boolean;
}

/** Which slides stand in the frame before anything moves, and where. */
export interface FirstFrame {
  readonly slideCount: number;
  /** Slides that exist in the document tree now: the shown ones and their neighbours; however many slides there are, no more. */
  readonly slides: readonly FrameSlide[];
  readonly backKeys: readonly string[];
  readonly frontKeys: readonly string[];
}

/**
 * The first frame of a module. Shuffling moves only what follows it: the first slide stays the author's, so
 * that every visitor's page is the same and can be cached.
 */
export function firstFrame(module: Module, options: PlayOptions): FirstFrame {
  const order = playableSlides(module, options);
  const first = firstIndex(module, order);
  const shown =
    module.settings.type === 'carousel'
      ? carouselOffsets(module.settings.carousel, order.length, first)
      : [0];
  const offsets = [...new Set([...shown, ...NEIGHBOURS])];
  const slides = offsets.flatMap((offset) => slideAt(order, first, offset, shown.includes(offset)));
  return { slideCount: order.length, slides: withoutRepeats(slides), ...globalKeys(module) };
}

function globalKeys(module: Module): { backKeys: string[]; frontKeys: string[] } {
  const keys = module.globalSlides.map(({ key }) => key);
  return {
    backKeys: keys.filter((key) => module.slide(key).place === 'back'),
    frontKeys: keys.filter((key) => module.slide(key).place === 'front'),
  };
}

/** Built ahead, beside what shows; in a ring of two they are one slide. */
const NEIGHBOURS = [1, -1];

function slideAt(order: readonly SlideGlance[], first: number, offset: number, shown: boolean): FrameSlide[] {
  const index = (((first + offset) % order.length) + order.length) % order.length;
  const slide = order[index];
  return slide ? [{ key: slide.key, number: index + 1, offset, shown }] : [];
}

/** In a short ring the same slide can be both next and previous: it exists once, where it is shown. */
function withoutRepeats(slides: readonly FrameSlide[]): FrameSlide[] {
  const byKey = new Map<string, FrameSlide>();
  for (const slide of slides) if (!byKey.has(slide.key)) byKey.set(slide.key, slide);
  return [...byKey.values()].sort((a, b) => a.number - b.number);
}

/** `firstSlide` is a 1-based number, `#id`, `first`, `last` or a key. */
function firstIndex(module: Module, order: readonly SlideGlance[]): number {
  const { firstSlide } = module.settings.slideshow;
  if (firstSlide === 'last') return Math.max(0, order.length - 1);
  const number = Number.parseInt(firstSlide, 10);
  if (number >= 1 && number <= order.length) return number - 1;
  return Math.max(
    0,
    order.findIndex(({ key }) => firstSlide === `#${key}` || firstSlide === key),
  );
}
