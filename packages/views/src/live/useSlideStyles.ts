import type { Frame } from '@vitrine/engine';
import { useLayoutEffect, useRef } from 'react';
import { createSlideStyles, type SlideStyles } from './createSlideStyles.ts';

/** Has the rules of what is drawn in the page as long as it stands there. */
export function useSlideStyles(
  frame: Frame,
  cssOf: (key: string) => string,
  element: () => Element | null,
): void {
  const adopted = useRef<{ cssOf: typeof cssOf; styles: SlideStyles } | null>(null);
  useLayoutEffect(() => {
    // Another module has slides of the same names.
    if (adopted.current?.cssOf !== cssOf) {
      adopted.current?.styles.clear();
      adopted.current = { cssOf, styles: createSlideStyles(cssOf) };
    }
    const root = element()?.getRootNode();
    if (root) adopted.current.styles.follow(frame, root);
  }, [frame, cssOf, element]);
  useLayoutEffect(
    () => () => {
      adopted.current?.styles.clear();
      adopted.current = null;
    },
    [],
  );
}
