import { MODIFIER_DEPTH_3D } from '../limits.ts';
import { changed, list } from '../reading/composites.ts';
import { choice, flag, milliseconds, number } from '../reading/scalars.ts';
import { from, shape } from '../reading/shape.ts';
import { ease } from '../values/ease.ts';

const fields = shape(
  {
    use: flag(false),
    /** Older data says what drives the modifiers in one word; newer data has a flag each. */
    kind: from('t', choice(['mouse', 'scroll', 'mousescroll'], 'mousescroll')),
    mouseFlag: from('mouse', flag(false)),
    scrollFlag: from('scroll', flag(false)),
    depth3d: from('d3', flag(false)),
    depth3dAmount: from('d3d', number(MODIFIER_DEPTH_3D)),
    depth3dZ: from('d3z', number(0)),
    offOnMobile: from('dOM', flag(false)),
    levels: from('l', list(number(0))),
  },
  { ignores: ['om', 'sm'] },
);

/** spec/2 §4, layer modifiers: parallax by mouse and scroll. */
export const modifiers = changed(fields, ({ kind, mouseFlag, scrollFlag, ...rest }) => ({
  ...rest,
  mouse: mouseFlag || (!scrollFlag && kind !== 'scroll'),
  scroll: scrollFlag || (!mouseFlag && kind !== 'mouse'),
}));

/** As many pixels of the page as a pinned module may take: more is a slip of the hand. */
const MOST_PINNED_MS = 60_000;
const pinnedAt = (fallbackMs: number) =>
  changed(milliseconds(fallbackMs), (ms) => Math.min(MOST_PINNED_MS, Math.max(0, ms)));

/** spec/1 §3 and spec/2 §4, scroll-based timeline. */
export const scrollTimeline = shape({
  use: flag(false),
  fixed: from('f', flag(false)),
  fixedFromMs: from('fStart', pinnedAt(2000)),
  fixedToMs: from('fEnd', pinnedAt(4000)),
  layers: flag(false),
  ease: from('e', ease('none')),
  smoothingS: from('s', number(0.5, { min: 0 })),
  pull: flag(false),
  newLayers: from('nL', flag(true)),
  align: from('a', choice(['top', 'center', 'bottom'], 'top', { middle: 'center' })),
});
