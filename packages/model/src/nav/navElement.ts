import { NAV_DELAY_IN_MS, NAV_DELAY_OUT_MS } from '../limits.ts';
import { changed, levels, levelsOfWidth, map } from '../reading/composites.ts';
import { choice, flag, milliseconds, number, text } from '../reading/scalars.ts';
import { from, shape } from '../reading/shape.ts';
import { color } from '../values/color.ts';
import { measure, px } from '../values/length.ts';

const HORIZONTAL = choice(['left', 'center', 'right'], 'center', { middle: 'center' });
const VERTICAL = choice(['top', 'center', 'bottom'], 'bottom', { middle: 'center', mid: 'center' });

const placed = {
  alignTo: from('a', choice(['slider', 'grid'], 'slider', { module: 'slider' })),
  animation: from('anim', choice(['fade', 'left', 'right', 'top', 'bottom', 'zoomin', 'zoomout'], 'fade')),
};

/** Where a piece of navigation stands. */
const navPlace = {
  ...placed,
  x: levels(measure(px(0))),
  y: levels(measure(px(20))),
  horizontal: from('h', levels(HORIZONTAL)),
  vertical: from('v', levels(VERTICAL)),
};

/** Where an arrow stands: halfway up its own side, unless the document says otherwise. */
export const arrowPlace = (side: 'left' | 'right') => ({
  ...placed,
  x: levels(measure(px(0))),
  y: levels(measure(px(0))),
  horizontal: from('h', levels(choice(['left', 'center', 'right'], side, { middle: 'center' }))),
  vertical: from(
    'v',
    levels(choice(['top', 'center', 'bottom'], 'center', { middle: 'center', mid: 'center' })),
  ),
});

const skinPlaceholder = shape({ title: text(), type: text(), data: text() });

/** What every navigation element has (spec/2 §3). */
export const navCommon = {
  on: from('set', flag(false)),
  /** Always shown; otherwise on hover. */
  alwaysOn: from('on', flag(false)),
  /** Name of the look; also its class. */
  look: from(
    'key',
    changed(text(), (name) => name.replace(/[^\w-]/g, '')),
  ),
  html: text(),
  css: text(),
  placeholders: from('def', map(skinPlaceholder)),
  placeholderValues: from('cst', map(text())),
  speedMs: from('s', milliseconds(1000)),
  delayInMs: from('dIn', levels(milliseconds(NAV_DELAY_IN_MS))),
  delayOutMs: from('dOut', levels(milliseconds(NAV_DELAY_OUT_MS))),
  show: levelsOfWidth(flag(true)),
  rtl: flag(false),
};
export const NAV_IGNORED = ['t', 'ps', 'ddim', 'type'] as const;

/** What rows of items (bullets, tabs, thumbs) share. */
export const navItems = {
  ...navCommon,
  ...navPlace,
  direction: from('d', levels(choice(['horizontal', 'vertical'], 'horizontal'))),
  gapPx: from('g', number(5)),
  placed: from('io', choice(['inside', 'outside'], 'inside', { i: 'inside', o: 'outside' })),
};

/** Tabs and thumbs: items with a size, in a wrapper. */
export const navCards = shape(
  {
    ...navItems,
    maxVisible: from('m', levels(number(5))),
    size: shape(
      {
        width: from('w', levels(number(100))),
        height: from('h', levels(number(50))),
        minWidth: from('mw', number(100)),
      },
      { ignores: ['nw', 'nh', 't'] },
    ),
    wrapper: from(
      'wr',
      shape({
        color: from('c', color('transparent')),
        padding: from('p', levels(measure(px(0)))),
        stretch: from('s', flag(false)),
        // spec/2 §3 calls these its margins.
        x: from('mx', levels(measure(px(0)))),
        y: from('my', levels(measure(px(0)))),
      }),
    ),
  },
  { ignores: NAV_IGNORED },
);
