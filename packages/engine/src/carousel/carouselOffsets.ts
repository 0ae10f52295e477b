import type { ModuleSettings } from '@vitrine/model';

export type CarouselSettings = ModuleSettings['carousel'];

/**
 * The offsets seen at once: as many as the settings allow, spread around the current slide (or to one side,
 * where the carousel is aligned to an edge). Past the ends only an endless carousel has slides.
 */
export function carouselOffsets(settings: CarouselSettings, slideCount: number, current: number): number[] {
  const visible = Math.min(settings.maxVisible, slideCount);
  const isRing = settings.infinite || settings.spin === '3d';
  const before =
    settings.align === 'start' ? 0 : settings.align === 'end' ? visible - 1 : Math.floor((visible - 1) / 2);
  const offsets = Array.from({ length: visible }, (_, index) => index - before);
  if (settings.align === 'center' && !isRing) return spreadWithinEnds(settings, slideCount, current);
  return isRing
    ? offsets
    : offsets.filter((offset) => current + offset >= 0 && current + offset < slideCount);
}

function spreadWithinEnds(settings: CarouselSettings, slideCount: number, current: number): number[] {
  const reach = Math.floor(settings.maxVisible / 2);
  const from = Math.max(0, current - reach);
  const to = Math.min(slideCount - 1, current + reach);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index - current);
}
