import { SWIPE_TOUCHES, WHEEL_COOLDOWN_MS } from '../limits.ts';
import { changed, levels, optional } from '../reading/composites.ts';
import { choice, flag, milliseconds, number, text } from '../reading/scalars.ts';
import { from, shape } from '../reading/shape.ts';
import { color } from '../values/color.ts';
import { measure, px } from '../values/length.ts';
import { NAV_IGNORED, navCards, navCommon, navItems, navPlace } from './navElement.ts';

const arrows = shape(
  {
    ...navCommon,
    left: from('l', shape(navPlace)),
    right: from('r', shape(navPlace)),
    /** How the preview in an arrow moves. */
    previewMove: from('m', text('hslide')),
  },
  { ignores: NAV_IGNORED },
);

const bullets = shape(navItems, { ignores: NAV_IGNORED });

const scrubber = shape(
  {
    ...navItems,
    maxVisible: from('m', levels(number(5))),
    size: from(
      'size',
      shape({ width: from('w', levels(measure(px(200)))), height: from('h', levels(measure(px(20)))) }),
    ),
    color: from('c', color('rgba(255,255,255,0.8)')),
    background: from('bg', color('rgba(255,255,255,0.2)')),
  },
  { ignores: NAV_IGNORED },
);

const keyboard = shape({
  direction: from(
    'use',
    choice(['horizontal', 'vertical', 'off'], 'off', { true: 'horizontal', false: 'off' }),
  ),
});
const wheel = shape({
  use: changed(text('false'), (word) => !['false', 'off', '', '0'].includes(word)),
  /** `carousel` keeps turning at the ends. */
  wraps: from(
    'use',
    changed(text('off'), (word) => word === 'carousel'),
  ),
  reverse: from('r', text('default')),
  viewportPercent: from('v', number(50)),
  cooldownMs: from('cd', milliseconds(WHEEL_COOLDOWN_MS)),
});
const swipe = shape({
  use: flag(false),
  touches: from('t', number(SWIPE_TOUCHES)),
  onDesktop: from('desk', flag(false)),
  inMobileCarousel: from('mobC', flag(false)),
  blockVertical: from(['bV', 'blockVertical'], flag(false)),
  direction: from('d', choice(['horizontal', 'vertical'], 'horizontal')),
});

/** spec/2 §3, navigation: elements, and keyboard k, wheel m and swipe s. */
export const navigation = shape({
  arrows: optional(arrows),
  bullets: optional(bullets),
  tabs: optional(navCards),
  thumbs: optional(navCards),
  scrubber: optional(scrubber),
  keyboard: from('k', keyboard),
  wheel: from('m', wheel),
  swipe: from('s', swipe),
  preview: from('p', shape({ widthPx: from('w', number(50)), heightPx: from('h', number(100)) })),
});
