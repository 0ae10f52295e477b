import { radial } from '../../kit/colour.mjs';
import { SERIF } from '../../kit/fonts.mjs';
import { rise } from '../../kit/motions.mjs';
import { text, type } from '../../kit/text.mjs';
import { shape } from '../../kit/things.mjs';

export const paperLayers = [
  shape({
    alias: 'Paper light',
    rTo: 'slide',
    across: 'center',
    down: 'middle',
    w: '100%',
    h: '100%',
    bg: radial(['rgba(255, 255, 255, 0.85)', 0], ['rgba(233, 222, 200, 0.5)', 100]),
    sStart: 1,
    sEnd: 'last',
    z: 1,
  }),
  text({
    alias: 'Great letter',
    text: 'W',
    type: type(SERIF, 900, [700, 600, 620, 440], 0.8),
    colour: 'rgba(168, 50, 26, 0.06)',
    acc: { hidden: 'true' },
    across: 'right',
    down: 'bottom',
    x: [-60, -50, -60, -60],
    y: [-80, -60, -60, -40],
    pE: 'none',
    sStart: 1,
    sEnd: 3,
    z: 2,
    tl: rise(0, 80),
  }),
];
