import type { LayerNodes } from '../../ports/Stage.ts';
import type { Box, LayerBoxes } from './LayerBoxes.ts';

/**
 * Where a layer stands, read when it is first asked for: most scenes need no box, and then no layout is forced. Read it
 * before anything is written in the same frame.
 */
export function measureLayer({ place, loop, mask, content }: LayerNodes): LayerBoxes {
  const own = once(() => boxOf(content));
  const wrapper = once(() => boxOf(mask ?? loop ?? place));
  const slide = once(() => boxOf(content.closest<HTMLElement>('sr7-slide') ?? place));
  return {
    get inSlide() {
      return seenFrom(own(), slide());
    },
    get inWrapper() {
      return seenFrom(own(), wrapper());
    },
    get wrapper() {
      return wrapper();
    },
    get slide() {
      return slide();
    },
  };
}

function once<T>(read: () => T): () => T {
  let known: { readonly value: T } | null = null;
  return () => (known ??= { value: read() }).value;
}

/** Offsets leave transforms out, also while an animation runs. */
function boxOf(element: HTMLElement): Box {
  let left = 0;
  let top = 0;
  for (let at: HTMLElement | null = element; at; ) {
    left += at.offsetLeft;
    top += at.offsetTop;
    const parent: Element | null = at.offsetParent;
    at = parent instanceof HTMLElement ? parent : null;
    // Offsets start inside the border of the box they are taken from.
    left += at?.clientLeft ?? 0;
    top += at?.clientTop ?? 0;
  }
  return { left, top, width: element.offsetWidth, height: element.offsetHeight };
}

const seenFrom = (box: Box, from: Box): Box => ({
  ...box,
  left: box.left - from.left,
  top: box.top - from.top,
});
