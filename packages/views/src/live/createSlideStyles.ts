import type { Frame } from '@vitrine/engine';
import { adoptCss } from '../css/adoptCss.ts';

export interface SlideStyles {
  /** Has the rules of what a frame draws in the page, and no others. */
  follow(frame: Frame, root: Node): void;
  clear(): void;
}

/** Rules of slides that the first frame did not need: there as long as the slide stands in the page. */
export function createSlideStyles(cssOf: (key: string) => string): SlideStyles {
  const sheets = new Map<string, () => void>();
  function keep(isKept: (key: string) => boolean): void {
    for (const [key, remove] of sheets) {
      if (isKept(key)) continue;
      remove();
      sheets.delete(key);
    }
  }
  return {
    follow({ slides }, root) {
      const drawn = new Set(slides.filter((slide) => slide.drawn !== 'place').map(({ key }) => key));
      keep((key) => drawn.has(key));
      for (const key of drawn) {
        const css = sheets.has(key) ? '' : cssOf(key);
        if (css !== '') sheets.set(key, adoptCss(root, css));
      }
    },
    clear: () => keep(() => false),
  };
}
