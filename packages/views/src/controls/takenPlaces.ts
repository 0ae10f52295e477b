import type { Box } from './freeCorner.ts';

/** Pieces of navigation, whole: the items of a row may lie beyond its window. */
const PIECES = 'sr7-arrow,sr7-bullets,.sr7-tabs-mask,.sr7-thumbs-mask,[role="slider"]';

/** Where words and controls are; pictures and shapes may lie under a control. */
export function takenPlaces(module: Element): Box[] {
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
