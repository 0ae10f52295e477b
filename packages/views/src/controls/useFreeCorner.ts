import { type RefObject, useEffect, useState } from 'react';
import { type Corner, freeCorner } from './freeCorner.ts';
import { takenPlaces } from './takenPlaces.ts';

/** Where a control that the author did not place stands in the way of the least; null until that is known. */
export function useFreeCorner(control: RefObject<HTMLElement | null>): Corner | null {
  const [corner, setCorner] = useState<Corner | null>(null);
  useEffect(() => {
    // After a frame everything is laid out: reading costs nothing then.
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => {
        const module = control.current?.closest('sr7-module');
        const slides = module?.querySelector(':scope>sr7-content');
        if (!module || !slides) return;
        const isRtl = getComputedStyle(module).direction === 'rtl';
        setCorner(freeCorner(slides.getBoundingClientRect(), takenPlaces(module), isRtl));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [control]);
  return corner;
}
