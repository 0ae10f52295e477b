import type { PlayableModule, SlideGlance } from '@vitrine/model';
import { dateMs } from './dateMs.ts';

export interface PlayOptions {
  /** The moment that publish windows are held against, in ms. */
  readonly nowMs: number;
  /** Language of the page; slides that translate another show only in theirs. Default: the untranslated ones. */
  readonly language?: string;
}

/** Slides that may be shown now, in order: published, inside their window, in the page's language. */
export function playableSlides(
  module: PlayableModule,
  { nowMs, language }: PlayOptions,
): readonly SlideGlance[] {
  const published = module.slides.filter(({ publish }) => isPublished(publish, nowMs));
  const translations = published.filter((slide) => slide.parentId !== null && slide.language === language);
  const translated = new Set(translations.map(({ parentId }) => parentId));
  return published.filter((slide) =>
    slide.parentId === null ? !translated.has(slide.key) : slide.language === language,
  );
}

function isPublished({ state, from, to }: SlideGlance['publish'], nowMs: number): boolean {
  if (state !== 'published') return false;
  return (dateMs(from) ?? -Infinity) <= nowMs && nowMs <= (dateMs(to) ?? Infinity);
}
