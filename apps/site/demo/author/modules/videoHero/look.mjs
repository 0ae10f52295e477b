import { linear } from '../../kit/colour.mjs';
import { DISPLAY, SANS, SERIF } from '../../kit/fonts.mjs';
import { filter } from '../../kit/frames.mjs';
import { fadeIn } from '../../kit/motions.mjs';
import { text, type } from '../../kit/text.mjs';
import { shape } from '../../kit/things.mjs';

export const title = type(SERIF, 300, [92, 80, 84, 56], 1.02, [-3, -2, -2, -1]);
export const lead = type(SANS, 400, [21, 20, 24, 20], 1.5);
export const label = type(SANS, 600, [16, 16, 20, 18], 1.3, 0.3);
export const action = type(SANS, 600, [17, 17, 21, 18], 1.2);
const brand = type(DISPLAY, 700, [30, 28, 34, 28], 1, -1);

export const PALE = '#eef4fb';
export const left = [48, 40, 40, 28];

export const wordmark = () =>
  text({
    alias: 'Lull',
    text: 'Lull',
    type: brand,
    colour: PALE,
    x: left,
    y: [44, 40, 48, 40],
    tl: fadeIn(0),
  });
export const veil = (angle) =>
  shape({
    alias: 'Veil',
    rTo: 'slide',
    w: '100%',
    h: '100%',
    bg: linear(
      angle,
      ['rgba(4, 10, 24, 0.86)', 0],
      ['rgba(4, 10, 24, 0.62)', 44],
      ['rgba(4, 10, 24, 0)', 76],
    ),
    tl: fadeIn(0),
  });
export const glass = (timeline) => ({ ...timeline, in: { ...timeline.in, filter: filter({ behind: 14 }) } });
