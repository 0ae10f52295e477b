import type { Module, SlideGlance } from '@vitrine/model';

export interface PlayOptions {
  /** The moment that publish windows are held against, in ms. */
  readonly nowMs: number;
  /** Language of the page; slides that translate another show only in theirs. Default: the untranslated ones. */
  readonly language?: string;
}

/** Slides that may be shown now, in order: published, inside their window, in the page's language. */
export function playableSlides(module: Module, options: PlayOptions): readonly SlideGlance[] {
  return module.slides.filter(
    (slide) => isPublished(slide, options.nowMs) && speaks(slide, module.slides, options.language),
  );
}

function isPublished({ publish }: SlideGlance, nowMs: number): boolean {
  if (publish.state !== 'published') return false;
  const from = dateMs(publish.from) ?? -Infinity;
  const to = dateMs(publish.to) ?? Infinity;
  return from <= nowMs && nowMs <= to;
}

/** Dates without a zone are taken as UTC, so that every server and browser agrees. */
function dateMs(written: string): number | null {
  if (written.trim() === '') return null;
  const plain = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(written.trim());
  const ms = plain
    ? Date.UTC(
        Number(plain[1]),
        Number(plain[2]) - 1,
        Number(plain[3]),
        Number(plain[4] ?? 0),
        Number(plain[5] ?? 0),
        Number(plain[6] ?? 0),
      )
    : Date.parse(written);
  return Number.isFinite(ms) ? ms : null;
}

function speaks(slide: SlideGlance, all: readonly SlideGlance[], language?: string): boolean {
  if (slide.parentId !== null) return language !== undefined && slide.language === language;
  const isTranslated =
    language !== undefined &&
    all.some((other) => other.parentId === slide.key && other.language === language);
  return !isTranslated;
}
