import { SWIPE_TOUCHES, WHEEL_COOLDOWN_MS } from '../limits.ts';
import { changed, levels, optional } from '../reading/composites.ts';
import { choice, flag, milliseconds, number, text } from '../reading/scalars.ts';
import { from, shape } from '../reading/shape.ts';
import { color } from '../values/color.ts';
import { measure, px } from '../values/length.ts';
import { arrowPlace, NAV_IGNORED, navCards, navCommon, navItems } from './navElement.ts';

/** Of one hand. */
const MOST_FINGERS = 5;

const arrows = shape(
  {
    ...navCommon,
    left: from('l', shape(arrowPlace('left'))),
    right: from('r', shape(arrowPlace('right'))),
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
  /** Rolling down goes back. */
  reverse: from(
    'r',
    changed(text('default'), (word) => ['reverse', 'true', 'on'].includes(word)),
  ),
  viewportPercent: from('v', number(50, { min: 0, max: 100 })),
  cooldownMs: from('cd', milliseconds(WHEEL_COOLDOWN_MS)),
});
/** Real documents ask for as many as 50, which is more than a hand has: then the usual number. */
const touches = changed(number(SWIPE_TOUCHES), (fingers, place) => {
  const isPossible = fingers >= 1 && fingers <= MOST_FINGERS;
  if (!isPossible) place?.repaired(`nobody swipes with ${fingers} fingers; took ${SWIPE_TOUCHES}`);
  return isPossible ? Math.trunc(fingers) : SWIPE_TOUCHES;
});
const swipe = shape({
  use: flag(false),
  touches: from('t', touches),
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
