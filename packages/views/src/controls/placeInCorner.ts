import { type Corner, freeCorner } from './freeCorner.ts';
import { takenPlaces } from './takenPlaces.ts';

/** Finds where a control that the author did not place stands in the way of the least. */
export function placeInCorner(control: () => Element | null, tell: (corner: Corner) => void): () => void {
  // After a frame everything is laid out: reading costs nothing then.
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(() => {
      const module = control()?.closest('sr7-module');
      const slides = module?.querySelector(':scope>sr7-content');
      if (!module || !slides) return;
      const isRtl = getComputedStyle(module).direction === 'rtl';
      tell(freeCorner(slides.getBoundingClientRect(), takenPlaces(module), isRtl));
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
