import { type CarouselGauge, carouselPose, reachOf, spinStepDeg } from '@vitrine/engine';
import type { ModuleSettings } from '@vitrine/model';
import { type PoseUnits, poseTransform } from '../markup/poseTransform.ts';

/** Past this angle a slide of a ring shows its edge or its back, which nobody sees. */
const EDGE_DEG = 85;

const twoDigits = (value: number): number => Math.round(value * 100) / 100;

/** A carousel as it stands in the page; null where it has no size. */
export function measureCarousel(
  root: HTMLElement,
  content: HTMLElement,
  slide: HTMLElement,
  { carousel, size }: ModuleSettings,
): CarouselGauge | null {
  const isVertical = carousel.axis === 'vertical';
  const extentPx = isVertical ? slide.offsetHeight : slide.offsetWidth;
  const viewPx = isVertical ? content.clientHeight : content.clientWidth;
  const style = getComputedStyle(content);
  const pixels = (name: string): number => Number.parseFloat(style.getPropertyValue(name)) || 0;
  const flatPx = extentPx + pixels('--sp');
  if (!(extentPx > 0) || !(flatPx > 0)) return null;
  const radiusPx = pixels('--rad');
  const forward = !isVertical && getComputedStyle(root).direction === 'rtl' ? -1 : 1;
  const turnPx = Math.abs(radiusPx * spinStepDeg(carousel) * Math.PI) / 180;
  const stepPx = carousel.spin === 'off' || turnPx === 0 ? flatPx : turnPx;
  const units = pixelUnits({ stepPx: flatPx, radiusPx, forward });
  const [before, after] = size.overflowVisible
    ? [Infinity, Infinity]
    : sightOf(carousel, viewPx / flatPx, extentPx / flatPx);
  return {
    stepPx,
    forward,
    sightBefore: before,
    sightAfter: after,
    transform: (offset) => poseTransform(carouselPose(offset, carousel), carousel, units),
  };
}

function pixelUnits({
  stepPx,
  radiusPx,
  forward,
}: {
  readonly stepPx: number;
  readonly radiusPx: number;
  readonly forward: 1 | -1;
}): PoseUnits {
  return {
    steps: (count) => `${twoDigits(forward * count * stepPx)}px`,
    angle: (deg) => `${twoDigits(forward * deg)}deg`,
    radius: (sign) => `${twoDigits(sign * radiusPx)}px`,
  };
}

/** How many steps from the focused place a slide is out of sight, before it and after it. */
function sightOf(
  carousel: ModuleSettings['carousel'],
  viewSteps: number,
  extentSteps: number,
): [before: number, after: number] {
  if (carousel.spin !== 'off') {
    const stepDeg = Math.abs(spinStepDeg(carousel));
    const isHidden = (beyond: number): boolean => carousel.spin === '3d' && (beyond + 1) * stepDeg > EDGE_DEG;
    const [before, after] = reachOf(carousel);
    return [isHidden(before) ? 0 : Infinity, isHidden(after) ? 0 : Infinity];
  }
  if (carousel.align === 'start') return [extentSteps, viewSteps];
  if (carousel.align === 'end') return [viewSteps, extentSteps];
  const aside = (viewSteps + extentSteps) / 2;
  return [aside, aside];
}
