import type { Frame } from '@vitrine/engine';
import { useLayoutEffect, useRef } from 'react';
import { adoptCss } from '../css/adoptCss.ts';

/** Rules of slides that the first frame did not need: there as long as the slide stands in the page. */
export function useSlideStyles(
  frame: Frame,
  cssOf: (key: string) => string,
  element: () => Element | null,
): void {
  const adopted = useRef(new Map<string, () => void>());
  useLayoutEffect(() => {
    const root = element()?.getRootNode();
    const drawn = new Set(frame.slides.filter((slide) => slide.drawn !== 'place').map(({ key }) => key));
    for (const [key, remove] of adopted.current) {
      if (drawn.has(key)) continue;
      remove();
      adopted.current.delete(key);
    }
    for (const key of drawn) {
      if (!root || adopted.current.has(key)) continue;
      const css = cssOf(key);
      if (css !== '') adopted.current.set(key, adoptCss(root, css));
    }
  }, [frame, cssOf, element]);
  useLayoutEffect(() => {
    const { current } = adopted;
    return () => {
      for (const remove of current.values()) remove();
      current.clear();
    };
  }, [cssOf]);
}
