/** spec/3 §5: a letter or an underscore, then letters, digits, underscores and hyphens. */
const VALID = /^#[A-Za-z_][\w-]*$/;

export const isAnchorHash = (hash: string): boolean => VALID.test(hash);

export interface Placed<Thing> {
  readonly thing: Thing;
  /** From the top of the page. */
  readonly topPx: number;
}

/** Each target below a sticky element gets that element's offset, up to the next one. */
export function anchorOffsets<Target>(
  stickies: readonly Placed<number>[],
  targets: readonly Placed<Target>[],
): Map<Target, number> {
  const ordered = stickies.toSorted((one, other) => one.topPx - other.topPx);
  const offsets = new Map<Target, number>();
  for (const { thing, topPx } of targets) {
    const above = ordered.findLast((sticky) => sticky.topPx < topPx);
    if (above) offsets.set(thing, above.thing);
  }
  return offsets;
}
