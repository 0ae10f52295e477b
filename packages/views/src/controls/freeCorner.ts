/** Corners by block and inline side, the one that is wanted most first. */
const CORNERS = ['end-start', 'end-end', 'start-end', 'start-start'] as const;

export type Corner = (typeof CORNERS)[number];

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
