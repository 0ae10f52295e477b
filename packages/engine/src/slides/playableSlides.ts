import type { PlayableModule, SlideGlance } from '@vitrine/model';
import { dateMs } from './dateMs.ts';

export interface PlayOptions {
  /** The moment that publish windows are held against, in ms. */
  readonly nowMs: number;
  /** Language of the page; slides that translate another show only in theirs. Default: the untranslated ones. */
  readonly language?: string;
}

/** Slides that may be shown now, in order: published, inside their window, in the page's language. */
export function playableSlides(module: PlayableModule, options: PlayOptions): readonly SlideGlance[] {
  const published = module.slides.filter((slide) => isPublished(slide, options.nowMs));
  return published.filter((slide) => speaks(slide, published, options.language));
}

function isPublished({ publish }: SlideGlance, nowMs: number): boolean {
  if (publish.state !== 'published') return false;
  const from = dateMs(publish.from) ?? -Infinity;
  const to = dateMs(publish.to) ?? Infinity;
  return from <= nowMs && nowMs <= to;
}

function speaks(slide: SlideGlance, all: readonly SlideGlance[], language?: string): boolean {
  if (slide.parentId !== null) return language !== undefined && slide.language === language;
  const isTranslated =
    language !== undefined &&
    all.some((other) => other.parentId === slide.key && other.language === language);
  return !isTranslated;
}
