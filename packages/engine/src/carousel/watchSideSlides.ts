import { type Disposer, listen } from '@vitrine/browser';
import type { Stage } from '../ports/Stage.ts';
import type { Turns } from '../ports/Turns.ts';
import { type CarouselSettings, carouselOffsets } from './carouselOffsets.ts';

interface SideSlidesOptions {
  readonly stage: Stage;
  readonly turns: Turns;
  readonly carousel: CarouselSettings;
}

/** A click on a carousel slide beside the focused one brings it to the front. */
export function watchSideSlides({ stage, turns, carousel }: SideSlidesOptions): Disposer {
  function slideAt(x: number, y: number): string | null {
    const { keys } = turns.order;
    const index = keys.indexOf(turns.current);
    const seen = carouselOffsets(carousel, keys.length, index);
    // The nearer to the focused slide, the further in front.
    for (const offset of seen.sort((a, b) => Math.abs(a) - Math.abs(b))) {
      const key = keys.at((index + offset) % keys.length);
      const box = key === undefined ? null : stage.slide(key)?.getBoundingClientRect();
      if (box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) return key ?? null;
    }
    return null;
  }

  return listen(stage.root, 'click', (event) => {
    // Slides beside the focused one are inert: what is clicked is what lies under them all.
    if (!isUnder(event.target, stage.slide(turns.current)) || event.defaultPrevented) return;
    const key = slideAt(event.clientX, event.clientY);
    if (key !== null && key !== turns.current) turns.requestKey(key);
  });
}

/** The box that holds the slides, or the module's background in it. */
function isUnder(target: EventTarget | null, slide: Element | null): boolean {
  if (!(target instanceof Element) || !slide) return false;
  const isBackground = target.parentElement === slide.parentElement && target.childElementCount === 0;
  return target.contains(slide) ? target !== slide : isBackground;
}
