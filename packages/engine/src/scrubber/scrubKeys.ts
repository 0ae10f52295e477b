interface ScrubKeyContext {
  readonly index: number;
  readonly count: number;
  readonly isVertical: boolean;
  readonly isRtl: boolean;
}

/** So much of all slides is a page. */
const PAGE_SHARE = 0.1;

/** The slide that a key on the handle means; null when it means none. What goes down a vertical track goes on. */
export function scrubKey(key: string, context: ScrubKeyContext): number | null {
  const { index, count, isVertical, isRtl } = context;
  const page = Math.max(1, Math.round(count * PAGE_SHARE));
  const down = isVertical ? 1 : -1;
  const right = isRtl && !isVertical ? -1 : 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: index + right,
    ArrowLeft: index - right,
    ArrowDown: index + down,
    ArrowUp: index - down,
    PageDown: index + down * page,
    PageUp: index - down * page,
    Home: 0,
    End: count - 1,
  };
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined;
  return target === undefined || count === 0 ? null : Math.min(count - 1, Math.max(0, target));
}
