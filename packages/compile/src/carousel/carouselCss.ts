import { carouselOffsets, carouselPose, spinStepDeg } from '@vitrine/engine';
import type { ModuleSettings } from '@vitrine/model';
import type { StyleSheet } from '../css/StyleSheet.ts';
import { poseTransform, type PoseUnits, round } from '@vitrine/player/markup';
import { boxDeclarations, extentCss, spaceCss } from './carouselBox.ts';

/** Registered: as lengths they can be read as pixels by whoever moves the slides. */
const PROPERTIES = ['--sp', '--rad']
  .map((name) => `@property ${name}{syntax:"<length>";inherits:true;initial-value:0px}`)
  .join('');

const unitsFor = ({ axis }: ModuleSettings['carousel']): PoseUnits => ({
  steps: (count) => `calc(${axis === 'vertical' ? '' : 'var(--dir)*'}${round(count)}*(100% + var(--sp)))`,
  angle: (deg) =>
    axis === 'vertical' || deg === 0 ? `${round(deg)}deg` : `calc(var(--dir)*${round(deg)}deg)`,
  radius: (sign) => (sign === 1 ? 'var(--rad)' : 'calc(-1*var(--rad))'),
});

/** How far the hub of a spin is from its slides, in steps, so that neighbours touch; 0 without a spin. */
function radiusSteps(carousel: ModuleSettings['carousel']): number {
  const stepDeg = spinStepDeg(carousel);
  return stepDeg === 0 ? 0 : 0.5 / Math.tan((stepDeg * Math.PI) / 360);
}

/** Rules by the distance from the focused slide, so that a slide's own rules hold wherever it stands. */
export function addCarouselRules(sheet: StyleSheet, settings: ModuleSettings, root: string): void {
  const { carousel } = settings;
  const content = `${root}>sr7-content`;
  const slide = `${content}>sr7-slide`;
  sheet.raw(PROPERTIES);
  sheet.rule(content, (level) => ({
    '--dir': 1,
    '--sp': spaceCss(carousel),
    '--rad':
      carousel.spin === 'off'
        ? undefined
        : `calc(${round(radiusSteps(carousel))}*(${extentCss(settings, level, 'var(--gh)')} + var(--sp)))`,
  }));
  if (carousel.axis === 'horizontal') sheet.rule(`${root}:dir(rtl)>sr7-content`, () => ({ '--dir': -1 }));
  sheet.rule(`${slide}[data-offset]`, (level) => boxDeclarations(settings, level));
  if (!carousel.showAllLayers)
    sheet.rule(`${slide}[data-offset]:not([data-current],[data-leaving])>sr7-place`, () => ({
      visibility: 'hidden',
    }));
  addPoseRules(sheet, settings, slide);
  addDragRules(sheet, settings, root);
}

/** A rule for each distance at which a slide can rest. */
function addPoseRules(sheet: StyleSheet, { carousel }: ModuleSettings, slide: string): void {
  const units = unitsFor(carousel);
  const endless = { ...carousel, infinite: true };
  for (const offset of carouselOffsets(endless, 2 * carousel.maxVisible + 1, 0)) {
    const pose = carouselPose(offset, carousel);
    const opacity = round(Math.max(0, pose.opacity));
    const transform = poseTransform(pose, carousel, units);
    sheet.rule(`${slide}[data-offset="${offset}"]`, () => ({
      'z-index': pose.zIndex,
      opacity: opacity === 1 ? undefined : opacity,
      transform: transform === 'none' ? undefined : transform,
    }));
  }
}

/** The page keeps the way across the slides; what can be dragged looks like it. */
function addDragRules(sheet: StyleSheet, { carousel, nav }: ModuleSettings, root: string): void {
  if (!nav.swipe.use) return;
  // Down the page it is the script's to say, once it knows how much of the view is left.
  if (carousel.axis === 'horizontal')
    sheet.rule(root, () => ({ 'touch-action': nav.swipe.touches > 1 ? 'pan-y' : 'pan-y pinch-zoom' }));
  if (nav.swipe.onDesktop) {
    sheet.rule(`${root}>sr7-content`, () => ({ cursor: 'grab' }));
    sheet.rule(`${root}[data-dragging],${root}[data-dragging]>sr7-content`, () => ({ cursor: 'grabbing' }));
  }
  sheet.rule(`${root}[data-dragging]>sr7-content>sr7-slide`, () => ({ 'will-change': 'transform' }));
}
