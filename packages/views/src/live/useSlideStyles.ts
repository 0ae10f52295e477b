import type { Frame } from '@vitrine/engine';
import { useLayoutEffect, useRef } from 'react';
import { adoptCss } from '../css/adoptCss.ts';

/** Rules of slides that the first frame did not need: there as long as the slide stands in the page. */
export function useSlideStyles(
  frame: Frame,
  cssOf: (key: string) => string,
  element: () => Element | null,
): void {
  const adopted = useRef({ cssOf, sheets: new Map<string, () => void>() });
  useLayoutEffect(() => {
    const { current } = adopted;
    const root = element()?.getRootNode();
    const drawn = new Set(frame.slides.filter((slide) => slide.drawn !== 'place').map(({ key }) => key));
    // Another module has slides of the same names.
    const isOther = current.cssOf !== cssOf;
    current.cssOf = cssOf;
    for (const [key, remove] of current.sheets) {
      if (drawn.has(key) && !isOther) continue;
      remove();
      current.sheets.delete(key);
    }
    for (const key of drawn) {
      if (!root || current.sheets.has(key)) continue;
      const css = cssOf(key);
      if (css !== '') current.sheets.set(key, adoptCss(root, css));
    }
  }, [frame, cssOf, element]);
  useLayoutEffect(() => {
    const { sheets } = adopted.current;
    return () => {
      for (const remove of sheets.values()) remove();
      sheets.clear();
    };
  }, []);
}
