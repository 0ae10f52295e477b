import { linear } from '../kit/colour.mjs';
import { DISPLAY, SANS } from '../kit/fonts.mjs';
import { hover } from '../kit/hover.mjs';
import { fadeIn, floating, rise, words } from '../kit/motions.mjs';
import { moduleDocument } from '../kit/module.mjs';
import { slide } from '../kit/slide.mjs';
import { button, text, type } from '../kit/text.mjs';
import { image, picture, shape, svg } from '../kit/things.mjs';
import { transitions } from '../kit/transitions.mjs';
import { navigation } from '../nav/settings.mjs';

const title = type(DISPLAY, 800, [116, 100, 96, 64], 0.95, [-5, -4, -4, -2]);
const lead = type(SANS, 500, [21, 21, 25, 20], 1.45);
const label = type(SANS, 700, [16, 16, 20, 17], 1.3, 0.4);

/** How a layer answers, in per cent of the way: it stays behind the page as it is far, and goes against the mouse as it is near. */
const depth = (scroll, mouse, more = {}) => ({
  s: {
    u: true,
    x: 0,
    y: String(scroll),
    s: 0.3,
    e: 'power3.out',
    ut: false,
    rX: 0,
    rY: 0,
    rZ: 0,
    sc: 1,
    ...more,
  },
  m: { u: true, x: String(mouse), y: String(mouse / 2), s: 2, e: 'power3.out', o: 'c' },
  mask: false,
});

const scenery = (name, { wide, high, y, mod, z, ...rest }) =>
  picture({
    alias: name,
    rTo: 'slide',
    src: `/demo/media/trail-${name}.webp`,
    across: 'center',
    down: 'bottom',
    w: wide,
    h: high,
    y,
    mod,
    z,
    pE: 'none',
    fit: 'cover',
    tl: rise(100 + z * 60, 60),
    ...rest,
  });

const BIRDS =
  '<svg viewBox="0 0 160 60" xmlns="http://www.w3.org/2000/svg"><g fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M4 30q12-14 22 0q10-14 22 0"/><path d="M62 16q9-11 17 0q8-11 17 0"/><path d="M104 40q10-12 19 0q9-12 19 0"/></g></svg>';

const WIDE = [2300, 1900, 1700, 1240];
const TALL = [924, 763, 683, 498];

export const parallax = () =>
  moduleDocument({
    id: 8,
    alias: 'parallax',
    title: 'Norrled, hut to hut',
    type: 'hero',
    size: {
      height: [860, 800, 1000, 900],
      fullHeight: true,
      offset: ',64px',
      min: ['620px', '600px', '600px', '560px'],
      max: ['1080px', '1080px', '1080px', '960px'],
    },
    settings: {
      bg: '#27406e',
      mod: {
        use: true,
        t: 'mousescroll',
        mouse: true,
        scroll: true,
        d3: true,
        d3d: 6,
        d3z: 30,
        dOM: true,
      },
      slideshow: { auto: false, initDelay: '0' },
      nav: navigation({ keys: 'off', swipe: false }),
    },
    slides: [
      slide(
        {
          title: 'Walk until the map runs out',
          background: {
            image: '/demo/media/trail-sky.webp',
            py: '20%',
            transition: transitions.fade(1200),
            mod: depth(46, -0.6),
          },
        },
        shape({
          alias: 'Evening shade',
          rTo: 'slide',
          w: '100%',
          h: ['58%', '58%', '52%', '50%'],
          bg: linear(
            180,
            ['rgba(20, 30, 66, 0.9)', 0],
            ['rgba(20, 30, 66, 0.62)', 60],
            ['rgba(20, 30, 66, 0)', 100],
          ),
          z: 1,
          tl: fadeIn(0),
        }),
        scenery('far', { wide: WIDE, high: TALL, y: [30, 30, 110, 120], mod: depth(38, 0.8), z: 2 }),
        svg({
          alias: 'Birds',
          rTo: 'slide',
          src: BIRDS,
          colour: '#fbe4cd',
          across: 'center',
          x: [420, 360, 270, 150],
          down: 'top',
          y: [84, 80, 84, 56],
          w: [130, 120, 120, 90],
          h: [49, 45, 45, 34],
          z: 3,
          mod: depth(30, -2, { rZ: -8 }),
          tl: floating(fadeIn(600), { from: { x: -14, y: 4 }, to: { x: 14, y: -4 }, ms: 4200 }),
        }),
        scenery('middle', { wide: WIDE, high: TALL, y: [-70, -60, 10, 40], mod: depth(28, 1.6), z: 4 }),
        text({
          alias: 'Label',
          rTo: 'slide',
          text: 'Norrled. 310 km, 14 huts, no reception',
          type: label,
          colour: '#fbe4cd',
          across: 'center',
          align: 'center',
          w: ['90%', '90%', '90%', '92%'],
          y: [104, 96, 110, 92],
          z: 5,
          tl: fadeIn(300),
        }),
        text({
          alias: 'Title',
          rTo: 'slide',
          tag: 'h2',
          text: 'Walk until the map runs out',
          type: title,
          colour: '#fff6ea',
          across: 'center',
          align: 'center',
          w: [980, 860, 720, 440],
          y: [146, 136, 158, 132],
          textShadow: { y: 8, blur: 40, colour: 'rgba(12, 18, 46, 0.55)' },
          z: 5,
          mod: depth(34, 1.2, { uf: true, f: 'on', b: 6, t: 0.35, d: 't', sc: 0.94 }),
          tl: words(400, { from: { y: '50%', o: 0, rX: '-60deg' }, delay: 110 }),
        }),
        scenery('near', { wide: WIDE, high: TALL, y: [-130, -110, -70, -30], mod: depth(18, 2.6), z: 6 }),
        scenery('wood', { wide: WIDE, high: TALL, y: [-360, -300, -230, -140], mod: depth(9, 4), z: 7 }),
        shape({
          alias: 'Mist',
          rTo: 'slide',
          across: 'center',
          down: 'bottom',
          w: ['112%', '114%', '120%', '136%'],
          h: ['46%', '46%', '46%', '46%'],
          bg: linear(
            0,
            ['rgba(255, 214, 180, 0)', 0],
            ['rgba(255, 214, 180, 0.35)', 45],
            ['rgba(255, 214, 180, 0)', 100],
          ),
          blend: 'screen',
          z: 5,
          tl: floating(fadeIn(900, 1800), { from: { x: -60 }, to: { x: 60 }, ms: 9000 }),
        }),
        image({
          alias: 'verge',
          rTo: 'slide',
          src: '/demo/media/trail-verge.webp',
          across: 'center',
          down: 'bottom',
          w: ['108%', '112%', 1300, 1150],
          y: [-10, -10, -20, -16],
          mod: depth(0, 7),
          z: 9,
          pE: 'none',
          tl: rise(640, 60),
        }),
        shape({
          alias: 'Ground shade',
          rTo: 'slide',
          down: 'bottom',
          w: '100%',
          h: [320, 300, 330, 290],
          bg: linear(
            180,
            ['rgba(16, 22, 46, 0)', 0],
            ['rgba(16, 22, 46, 0.82)', 48],
            ['rgba(16, 22, 46, 0.94)', 100],
          ),
          z: 9,
          tl: fadeIn(0),
        }),
        text({
          alias: 'Lead',
          rTo: 'slide',
          text: 'Start on any Monday. Carry bread, a spoon and one good story; the huts have the rest.',
          type: lead,
          colour: '#fff6ea',
          across: 'center',
          align: 'center',
          down: 'bottom',
          w: [560, 540, 660, 420],
          y: [128, 118, 150, 132],
          z: 10,
          tl: rise(900),
        }),
        button({
          alias: 'Plan',
          rTo: 'slide',
          text: 'Plan a crossing',
          href: '/norrled/',
          type: label,
          size: [18, 18, 22, 19],
          colour: '#131a30',
          bg: '#ffd9a3',
          across: 'center',
          down: 'bottom',
          y: [48, 44, 58, 50],
          p: { t: [16, 15, 18, 16], b: [16, 15, 18, 16], l: [30, 28, 34, 28], r: [30, 28, 34, 28] },
          radius: 8,
          hover: hover({ colour: '#131a30', bg: '#ffffff', radius: '8px', y: '-3px' }),
          z: 11,
          tl: rise(1100),
        }),
        button({
          alias: 'Below',
          text: 'Scroll down',
          type: label,
          tag: 'button',
          colour: '#fff6ea',
          across: 'right',
          down: 'bottom',
          x: [40, 36, 0, 0],
          y: [54, 50, 0, 0],
          p: { t: 8, b: 8, l: 10, r: 10 },
          show: [true, true, false, false],
          actions: [{ a: 'scrollbelow', e: 'power1.inOut', s: '900ms', offset: '-64px' }],
          hover: hover({ colour: '#ffd9a3' }),
          z: 12,
          tl: fadeIn(1500),
        }),
      ),
    ],
  });
