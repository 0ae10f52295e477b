import { linear } from '../kit/colour.mjs';
import { DISPLAY, SANS } from '../kit/fonts.mjs';
import { hover } from '../kit/hover.mjs';
import { fadeIn, rise, unveil } from '../kit/motions.mjs';
import { moduleDocument } from '../kit/module.mjs';
import { globalSlide, slide } from '../kit/slide.mjs';
import { button, text, type } from '../kit/text.mjs';
import { shape } from '../kit/things.mjs';
import { transitions } from '../kit/transitions.mjs';
import { arrows } from '../nav/arrows.mjs';
import { bullets } from '../nav/rows.mjs';
import { navigation } from '../nav/settings.mjs';

const title = type(DISPLAY, 700, [36, 30, 27, 30], 1.05, -0.5);
const line = type(SANS, 500, [16, 15, 14, 16], 1.4);
const tag = type(SANS, 700, [14, 13, 13, 15], 1.2, 0.4);
const action = type(SANS, 700, [16, 15, 14, 16], 1.2);
const headline = type(DISPLAY, 800, [60, 50, 44, 38], 1, -2);
const intro = type(SANS, 400, [19, 18, 20, 18], 1.4);

const FILMS = [
  [
    'salt-road',
    'Salt Road',
    'Inès Okafor',
    'Chile, 104 min',
    'Fri 6 Nov, 19:00',
    'A surveyor drives the whole length of a lake that dried up before she was born.',
  ],
  [
    'quiet-engine',
    'The Quiet Engine',
    'Tomas Brandt',
    'Denmark, 92 min',
    'Fri 6 Nov, 21:30',
    'Three sisters inherit a lighthouse mechanism and the town that depends on it.',
  ],
  [
    'moth-season',
    'Moth Season',
    'Hana Kurosawa-Lind',
    'Japan, 88 min',
    'Sat 7 Nov, 17:00',
    'Every June the power goes out for one night. Nobody in the village asks why.',
  ],
  [
    'nine-stairs',
    'Nine Stairs',
    'Rafael Quiroga',
    'Mexico, 79 min',
    'Sat 7 Nov, 20:00',
    'A courier, one delivery, and a building that adds a floor whenever he rests.',
  ],
  [
    'letter-to-the-sea',
    'A Letter to the Sea',
    'Maëlle Kervran',
    'France, 97 min',
    'Sat 7 Nov, 22:15',
    'A retired postwoman decides to deliver what was never stamped.',
  ],
  [
    'glasshouse',
    'Glasshouse',
    'Adaeze Obi',
    'Nigeria, 111 min',
    'Sun 8 Nov, 16:00',
    'Two botanists raise a plant that flowers only when someone lies.',
  ],
  [
    'last-tram',
    'Last Tram North',
    'Elsa Wiik',
    'Finland, 83 min',
    'Sun 8 Nov, 19:30',
    'The driver knows every passenger by name. Tonight there is one too many.',
  ],
];

const filmSlide = ([key, name, director, facts, when, story]) =>
  slide(
    {
      title: name,
      description: story,
      deepLink: key,
      params: [[director], [when]],
      background: {
        image: `/demo/media/film-${key}.webp`,
        alt: `Poster of ${name}`,
        transition: transitions.fade(),
      },
    },
    shape({
      alias: 'Scrim',
      rTo: 'slide',
      down: 'bottom',
      w: '100%',
      h: [330, 290, 270, 300],
      bg: linear(
        180,
        ['rgba(16, 8, 24, 0)', 0],
        ['rgba(16, 8, 24, 0.88)', 46],
        ['rgba(16, 8, 24, 0.96)', 100],
      ),
    }),
    text({
      alias: 'When',
      rTo: 'slide',
      text: when,
      type: tag,
      colour: '#1b1026',
      bg: '#ffd166',
      x: [22, 20, 18, 20],
      y: [22, 20, 18, 20],
      p: { t: 7, b: 7, l: 12, r: 12 },
      radius: 30,
      tl: fadeIn(300),
    }),
    text({
      alias: 'Title',
      rTo: 'slide',
      tag: 'h3',
      text: name,
      type: title,
      colour: '#ffffff',
      down: 'bottom',
      x: [26, 22, 20, 24],
      y: [152, 136, 126, 138],
      w: [370, 310, 262, 244],
      tl: unveil(250),
    }),
    text({
      alias: 'Director',
      rTo: 'slide',
      text: `${director}\n${facts}`,
      type: line,
      colour: '#e9dcf5',
      down: 'bottom',
      x: [26, 22, 20, 24],
      y: [92, 82, 76, 82],
      w: [370, 310, 262, 244],
      tl: rise(450, 20),
    }),
    button({
      alias: 'Tickets',
      rTo: 'slide',
      text: 'Get tickets',
      href: '/tickets/',
      type: action,
      colour: '#1b1026',
      bg: '#ffffff',
      down: 'bottom',
      x: [26, 22, 20, 24],
      y: [28, 26, 22, 24],
      p: { t: [11, 10, 10, 11], b: [11, 10, 10, 11], l: [20, 18, 17, 20], r: [20, 18, 17, 20] },
      radius: 30,
      hover: hover({ colour: '#1b1026', bg: '#ffd166', radius: '30px' }),
      tl: rise(600, 20),
    }),
    text({
      alias: 'Story',
      rTo: 'slide',
      text: story,
      type: line,
      colour: '#ffffff',
      bg: 'rgba(16, 8, 24, 0.86)',
      down: 'top',
      x: 0,
      y: [70, 64, 58, 62],
      w: '100%',
      p: { t: 16, b: 16, l: [26, 22, 20, 24], r: [26, 22, 20, 24] },
      onHover: true,
      show: [true, true, true, false],
      tl: rise(0, 14),
    }),
  );

export const carousel = () =>
  moduleDocument({
    id: 4,
    alias: 'carousel',
    title: 'Lanterna, a festival in seven films',
    type: 'carousel',
    size: { width: [500, 420, 360, 306, 290], height: [960, 860, 780, 700, 700] },
    settings: {
      uSize: [true, true, true, true, true],
      bg: linear(160, ['#2a1540', 0], ['#160b22', 100]),
      carousel: {
        maxV: 3,
        space: 28,
        infinity: true,
        scale: true,
        minS: 78,
        vScale: false,
        opacity: true,
        maxO: 72,
        varO: false,
        bR: 18,
        pT: 190,
        pB: 70,
        showAllLayers: 'all',
        dur: 700,
        ease: 'power3.out',
        overshoot: true,
      },
      slideshow: { auto: false, sOH: true, initDelay: '0' },
      nav: navigation({
        arrows: arrows({
          key: 'vt-peek',
          values: { size: 60, paper: '#ffd166', ink: '#1b1026' },
          show: [true, true, true, false],
          left: { h: 'left', v: 'center', x: 40 },
          right: { h: 'right', v: 'center', x: 40 },
        }),
        bullets: bullets({ key: 'vt-dots', values: { ink: '#ffd166' }, gap: 14, at: { y: 26 } }),
      }),
    },
    slides: FILMS.map(filmSlide),
    globals: [
      globalSlide(
        { pos: 'front' },
        text({
          alias: 'Festival',
          rTo: 'slide',
          tag: 'h2',
          text: 'Lanterna',
          type: headline,
          colour: '#ffffff',
          across: 'center',
          y: [48, 46, 44, 44],
          align: 'center',
          w: '90%',
          tl: fadeIn(0),
        }),
        text({
          alias: 'Intro',
          rTo: 'slide',
          text: 'Seven films, three nights, one projector. Rialto, 6 to 8 November.',
          type: intro,
          colour: '#e9dcf5',
          across: 'center',
          y: [122, 108, 98, 92],
          align: 'center',
          w: '90%',
          tl: fadeIn(150),
        }),
      ),
    ],
  });
