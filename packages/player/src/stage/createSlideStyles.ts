import type { Frame } from '@vitrine/engine';
import { adoptCss } from './adoptCss.ts';

export interface SlideStyles {
  /** Has the rules of what a frame draws in the page, and no others. */
  follow(frame: Frame, root: Node): void;
  /** Another slide has come in the place of one: the next frame takes its rules. */
  renew(key: string): void;
  clear(): void;
}

/** Rules of slides that the first frame did not need: there as long as the slide stands in the page. */
export function createSlideStyles(cssOf: (key: string) => string): SlideStyles {
  const sheets = new Map<string, () => void>();
  const stale = new Set<string>();
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
        if (sheets.has(key) && !stale.has(key)) continue;
        stale.delete(key);
        const css = cssOf(key);
        const removeOld = sheets.get(key);
        sheets.delete(key);
        if (css !== '') sheets.set(key, adoptCss(root, css));
        removeOld?.();
      }
    },
    renew: (key) => void stale.add(key),
    clear: () => keep(() => false),
  };
}
