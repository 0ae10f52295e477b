import type { PlayableModule, SlideGlance } from '@vitrine/model';
import type { FrameSlide, Frame } from '../ports/Frame.ts';
import { type PlayOptions, playableSlides } from './playableSlides.ts';

/** Which slides of a carousel show, by their steps from the current one: `carouselOffsets`, where it is needed. */
type OffsetsOf = (
  settings: PlayableModule['settings']['carousel'],
  slideCount: number,
  current: number,
) => number[];

/**
 * The first frame of a module. Shuffling moves only what follows it: the first slide stays the author's, so
 * that every visitor's page is the same and can be cached. What shows beside the first slide of a carousel is told by
 * `offsetsOf`: most modules have no need of it.
 */
export function firstFrame(module: PlayableModule, options: PlayOptions, offsetsOf?: OffsetsOf): Frame {
  const order = playableSlides(module, options);
  const first = firstIndex(module, order);
  const shown =
    module.settings.type === 'carousel' && offsetsOf
      ? offsetsOf(module.settings.carousel, order.length, first)
      : [0];
  const offsets = [...new Set([...shown, ...NEIGHBOURS])];
  const slides = offsets.flatMap((offset) =>
    slideAt(order, first, offset, shown.includes(offset) ? drawnAt(offset, module) : 'place'),
  );
  return {
    slideCount: order.length,
    currentKey: order[first]?.key ?? '',
    navKeys: order.map(({ key }) => key).filter((key) => !module.isHiddenFromNavigation(key)),
    slides: withoutRepeats(slides),
    ...globalKeys(module),
  };
}

function globalKeys(module: PlayableModule): { backKeys: string[]; frontKeys: string[] } {
  const keys = module.globalSlides.map(({ key }) => key);
  return {
    backKeys: keys.filter((key) => module.slide(key).place === 'back'),
    frontKeys: keys.filter((key) => module.slide(key).place === 'front'),
  };
}

/** Built ahead, beside what shows; in a ring of two they are one slide. */
const NEIGHBOURS = [1, -1];

/** Beside the focused slide of a carousel layers show only where the author wants all of them. */
function drawnAt(offset: number, { settings }: PlayableModule): FrameSlide['drawn'] {
  return offset === 0 || settings.carousel.showAllLayers ? 'layers' : 'background';
}

function slideAt(
  order: readonly SlideGlance[],
  first: number,
  offset: number,
  drawn: FrameSlide['drawn'],
): FrameSlide[] {
  const index = (((first + offset) % order.length) + order.length) % order.length;
  const slide = order[index];
  if (!slide) return [];
  const turn = offset === 0 ? 'current' : 'other';
  return [
    { key: slide.key, number: index + 1, offset, shown: drawn !== 'place', drawn, turn, isLeaving: false },
  ];
}

/** In a short ring the same slide can be both next and previous: it exists once, where it is shown. */
function withoutRepeats(slides: readonly FrameSlide[]): FrameSlide[] {
  const byKey = new Map<string, FrameSlide>();
  for (const slide of slides) if (!byKey.has(slide.key)) byKey.set(slide.key, slide);
  return [...byKey.values()].sort((a, b) => a.number - b.number);
}

/** `firstSlide` is a 1-based number, `#id`, `first`, `last` or a key. */
function firstIndex(module: PlayableModule, order: readonly SlideGlance[]): number {
  const { firstSlide } = module.settings.slideshow;
  if (firstSlide === 'last') return Math.max(0, order.length - 1);
  const number = Number.parseInt(firstSlide, 10);
  if (number >= 1 && number <= order.length) return number - 1;
  return Math.max(
    0,
    order.findIndex(({ key }) => firstSlide === `#${key}` || firstSlide === key),
  );
}
