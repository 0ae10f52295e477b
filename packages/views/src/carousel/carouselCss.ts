import { type CarouselPose, carouselPose } from '@vitrine/engine';
import type { LevelIndex, ModuleSettings } from '@vitrine/model';
import type { Declarations } from '../css/Declarations.ts';
import type { StyleSheet } from '../css/StyleSheet.ts';
import { measureToCss, round, scaledPx } from '../css/units.ts';

const ALIGN = { start: 'start', center: 'center', end: 'end' } as const;

/**
 * The box of every carousel slide. Across, a slide is as wide as the grid (or its share of the module when justified, or
 * all of it when stretched); down, the visible slides share the module's height.
 */
function boxDeclarations({ carousel, size }: ModuleSettings, level: LevelIndex): Declarations {
  const isVertical = carousel.axis === 'vertical';
  const space = measureToCss(carousel.space);
  const extent = isVertical ? shared(carousel.maxVisible, space) : width(carousel, space, size.width[level]);
  const radius =
    carousel.borderRadius.value === 0
      ? undefined
      : carousel.borderRadiusUnit === '%'
        ? `${carousel.borderRadius.value}%`
        : measureToCss(carousel.borderRadius);
  return {
    '--gw': isVertical ? undefined : extent,
    width: isVertical ? '100%' : extent,
    height: isVertical ? extent : undefined,
    'margin-block': isVertical
      ? undefined
      : `${measureToCss(carousel.paddingTop)} ${measureToCss(carousel.paddingBottom)}`,
    'min-height': '0',
    overflow: 'hidden',
    'justify-self': isVertical ? 'center' : ALIGN[carousel.align],
    'align-self': isVertical ? ALIGN[carousel.align] : 'stretch',
    'border-radius': radius,
  };
}

/** How a slide stands so many steps from the focused one, whole or between. */
export function carouselStyle(
  offset: number,
  { carousel }: ModuleSettings,
): { readonly transform: string; readonly opacity: number; readonly zIndex: number } {
  const pose = carouselPose(offset, carousel);
  return {
    transform: poseTransform(pose, carousel),
    opacity: round(Math.max(0, pose.opacity)),
    zIndex: pose.zIndex,
  };
}

/** Rules by the distance from the focused slide, so that a slide's own rules hold wherever it stands. */
export function addCarouselRules(sheet: StyleSheet, settings: ModuleSettings, root: string): void {
  const slide = `${root}>sr7-content>sr7-slide`;
  sheet.rule(`${slide}[data-offset]`, (level) => boxDeclarations(settings, level));
  if (!settings.carousel.showAllLayers)
    sheet.rule(`${slide}[data-offset]:not([data-current],[data-leaving])>sr7-place`, () => ({
      visibility: 'hidden',
    }));
  const reach = settings.carousel.maxVisible + 1;
  for (let offset = -reach; offset <= reach; offset++) {
    const { transform, opacity, zIndex } = carouselStyle(offset, settings);
    sheet.rule(`${slide}[data-offset="${offset}"]`, () => ({
      'z-index': zIndex,
      opacity: opacity === 1 ? undefined : opacity,
      transform: transform === 'none' ? undefined : transform,
    }));
  }
}

const shared = (count: number, space: string): string => `calc((100% - ${count - 1}*${space})/${count})`;

function width(carousel: ModuleSettings['carousel'], space: string, gridWidthPx: number): string {
  if (carousel.stretch) return '100cqw';
  return carousel.justify
    ? `calc((100cqw - ${carousel.maxVisible - 1}*${space})/${carousel.maxVisible})`
    : scaledPx(gridWidthPx);
}

function poseTransform(pose: CarouselPose, carousel: ModuleSettings['carousel']): string {
  const isVertical = carousel.axis === 'vertical';
  const space = measureToCss(carousel.space);
  const parts: string[] = [];
  if (pose.shift !== 0)
    parts.push(`translate${isVertical ? 'Y' : 'X'}(calc(${round(pose.shift)}*(100% + ${space})))`);
  if (pose.ringDeg !== null && pose.ringDeg !== 0) {
    /** Radius at which neighbours on the ring touch, as a share of a slide. */
    const share = round(0.5 / Math.tan(Math.PI / (2 * carousel.maxVisible)));
    const radius = isVertical ? `calc(var(--gh)*${share})` : `calc(var(--gw)*${share})`;
    const turn = isVertical ? `rotateX(${round(-pose.ringDeg)}deg)` : `rotateY(${round(pose.ringDeg)}deg)`;
    parts.push(`translateZ(calc(-1*${radius}))`, turn, `translateZ(${radius})`);
  }
  if (pose.rotateDeg !== 0) parts.push(`rotate${isVertical ? 'X' : 'Y'}(${round(pose.rotateDeg)}deg)`);
  if (carousel.skewXDeg !== 0 || carousel.skewYDeg !== 0)
    parts.push(`skew(${carousel.skewXDeg}deg,${carousel.skewYDeg}deg)`);
  if (pose.scale !== 1) parts.push(`scale(${round(pose.scale)})`);
  return parts.length > 0 ? parts.join(' ') : 'none';
}
