import type { Style, Track } from '@vitrine/motion';
import type { CarouselGauge } from '../ports/Stage.ts';
import type { CarouselSettings } from './carouselOffsets.ts';
import { canOverlap, carouselPose } from './carouselPose.ts';
import { type Lane, offsetAt } from './createLane.ts';
import { presenceAt, type Sight } from './seenAt.ts';
import { type SlideOffset, slideSteps } from './slideSteps.ts';

interface Written {
  readonly place: number;
  readonly element: HTMLElement;
  opacity: number;
  zIndex: number;
  /** It was in sight when it was last written: what was not and is not is left alone. */
  wasSeen: boolean;
}

/** The slides of a carousel that stand in the page, and where they are put. */
export interface SlideWriter {
  /** Which slides stand in the page now. */
  take(slides: readonly { readonly place: number; readonly element: HTMLElement }[]): void;
  /** Puts them where they stand at a position. */
  write(lane: Lane, position: number, gauge: CarouselGauge): void;
  /** Only which one is in front. */
  rank(lane: Lane, position: number): void;
  /** Their movement through some positions, each at its time. */
  tracks(lane: Lane, positions: readonly SlideOffset[], gauge: CarouselGauge): Track[];
  /** They stand by the rules of the page again. */
  clear(): void;
}

const sightOf = ({ before, after }: Lane, gauge: CarouselGauge): Sight => ({
  before: gauge.sightBefore > before + 1,
  after: gauge.sightAfter > after + 1,
});

export function createSlideWriter(settings: CarouselSettings): SlideWriter {
  const overlaps = canOverlap(settings);
  let slides: Written[] = [];
  const opacityAt = (lane: Lane, offset: number, sight: Sight): number =>
    Math.round(1000 * carouselPose(offset, settings).opacity * presenceAt(lane, offset, sight)) / 1000;

  function writeOne(slide: Written, lane: Lane, offset: number, gauge: CarouselGauge, sight: Sight): void {
    const { style } = slide.element;
    style.transform = gauge.transform(offset);
    const opacity = opacityAt(lane, offset, sight);
    if (opacity !== slide.opacity) style.opacity = String((slide.opacity = opacity));
    if (overlaps) rankOne(slide, offset);
  }

  function rankOne(slide: Written, offset: number): void {
    const { zIndex } = carouselPose(offset, settings);
    if (zIndex !== slide.zIndex) slide.element.style.zIndex = String((slide.zIndex = zIndex));
  }

  function clearOne({ element: { style } }: Written): void {
    style.transform = '';
    style.opacity = '';
    style.zIndex = '';
  }

  return {
    take(next) {
      const known = new Map(slides.map((slide) => [slide.element, slide]));
      slides = next.map(({ place, element }) => {
        const slide = known.get(element);
        known.delete(element);
        return slide?.place === place
          ? slide
          : { place, element, opacity: Number.NaN, zIndex: Number.NaN, wasSeen: true };
      });
      for (const gone of known.values()) clearOne(gone);
    },
    write(lane, position, gauge) {
      const sight = sightOf(lane, gauge);
      for (const slide of slides) {
        const offset = offsetAt(lane, slide.place, position);
        const isSeen = offset > -lane.before - 1 && offset < lane.after + 1;
        if (isSeen || slide.wasSeen) writeOne(slide, lane, offset, gauge, sight);
        slide.wasSeen = isSeen;
      }
    },
    rank(lane, position) {
      if (!overlaps) return;
      for (const slide of slides) rankOne(slide, offsetAt(lane, slide.place, position));
    },
    tracks(lane, positions, gauge) {
      const sight = sightOf(lane, gauge);
      const styleAt = (offset: number): Style => ({
        transform: gauge.transform(offset),
        opacity: opacityAt(lane, offset, sight),
      });
      return slides.map(({ place, element }) => ({
        element,
        ...slideSteps(lane, place, positions, styleAt),
      }));
    },
    clear() {
      for (const slide of slides) {
        clearOne(slide);
        slide.opacity = Number.NaN;
        slide.zIndex = Number.NaN;
        slide.wasSeen = true;
      }
    },
  };
}
