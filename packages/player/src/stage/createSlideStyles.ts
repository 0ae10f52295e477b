import type { Frame } from '@vitrine/engine';
import { type AdoptedCss, adoptSheet, releaseSheets } from './adoptCss.ts';

export interface SlideStyles {
  /** Has the rules of what a frame draws in the page. */
  follow(frame: Frame, root: Node): void;
  /** Another slide has come in the place of one: the next frame takes its rules. */
  renew(key: string): void;
  clear(): void;
}

/**
 * Every sheet that comes or goes makes the browser look at all elements of the page again (4 ms of a change where it has 9,000), so
 * rules of slides that have gone stay for when they come back. As many as this: modules may have thousands.
 */
const MOST_SHEETS = 24;

/** Rules of slides that the first frame did not need. */
export function createSlideStyles(cssOf: (key: string) => string): SlideStyles {
  const sheets = new Map<string, AdoptedCss>();
  const stale = new Set<string>();
  function keep(isKept: (key: string) => boolean): void {
    const gone = [...sheets].filter(([key]) => !isKept(key));
    for (const [key] of gone) sheets.delete(key);
    releaseSheets(gone.map(([, sheet]) => sheet));
  }
  return {
    follow({ slides }, root) {
      const drawn = new Set(slides.filter((slide) => slide.drawn !== 'place').map(({ key }) => key));
      for (const key of drawn) {
        if (sheets.has(key) && !stale.has(key)) continue;
        stale.delete(key);
        const css = cssOf(key);
        const old = sheets.get(key);
        sheets.delete(key);
        if (css !== '') sheets.set(key, adoptSheet(root, css));
        if (old) releaseSheets([old]);
      }
      // All at once: the page is looked at once for them, not with every change from now on.
      if (sheets.size > MOST_SHEETS) keep((key) => drawn.has(key));
    },
    renew: (key) => void stale.add(key),
    clear: () => keep(() => false),
  };
}
