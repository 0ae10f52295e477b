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

/** Pieces of navigation, whole: the items of a row may lie beyond its window. */
const PIECES = 'sr7-arrow,sr7-bullets,.sr7-tabs-mask,.sr7-thumbs-mask,[role="slider"]';

/** Where words and controls are; pictures and shapes may lie under a control. */
function takenPlaces(module: Element): Box[] {
  const places = [...module.querySelectorAll('sr7-slide:is([data-current],.sr7-global) sr7-place')];
  const words = places.filter((place) => place.textContent?.trim() && !place.querySelector('sr7-place'));
  const pieces = [...module.querySelectorAll(PIECES)].map((piece) => piece.getBoundingClientRect());
  return [...words.map(restingBox), ...pieces];
}

/** A layer may be on its way in: where it stands in its place does not change. */
function restingBox(place: Element): Box {
  const { left, top } = place.getBoundingClientRect();
  const layer = place.querySelector<HTMLElement>('.sr7-layer');
  let [x, y] = [left, top];
  for (
    let each: Element | null = layer;
    each instanceof HTMLElement && each !== place;
    each = each.offsetParent
  ) {
    x += each.offsetLeft;
    y += each.offsetTop;
  }
  const { offsetWidth = 0, offsetHeight = 0 } = layer ?? {};
  return { left: x, top: y, right: x + offsetWidth, bottom: y + offsetHeight };
}

/** Corners by block and inline side, the one that is wanted most first. */
const CORNERS = ['end-start', 'end-end', 'start-end', 'start-start'] as const;

type Corner = (typeof CORNERS)[number];

/** Edges in page coordinates. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How much room a control takes in a corner, with the space around it. */
const ROOM_PX = 60;

/** The corner of a box where the least lies already. */
export function freeCorner(box: Box, taken: readonly Box[], isRtl: boolean): Corner {
  let best: Corner = CORNERS[0];
  let least = Infinity;
  for (const corner of CORNERS) {
    const place = placeOf(box, corner, isRtl);
    const covered = taken.reduce((sum, each) => sum + sharedPx(place, each), 0);
    if (covered < least) [best, least] = [corner, covered];
  }
  return best;
}

function placeOf({ left, top, right, bottom }: Box, corner: Corner, isRtl: boolean): Box {
  const [block, inline] = corner.split('-');
  const isLeft = (inline === 'start') !== isRtl;
  const x = isLeft ? left : right - ROOM_PX;
  const y = block === 'start' ? top : bottom - ROOM_PX;
  return { left: x, top: y, right: x + ROOM_PX, bottom: y + ROOM_PX };
}

function sharedPx(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
