import { linear } from '../kit/colour.mjs';
import { DISPLAY, SANS } from '../kit/fonts.mjs';
import { chars, fadeIn, rise, slideIn } from '../kit/motions.mjs';
import { moduleDocument } from '../kit/module.mjs';
import { slide } from '../kit/slide.mjs';
import { text, type } from '../kit/text.mjs';
import { shape } from '../kit/things.mjs';
import { transitions } from '../kit/transitions.mjs';
import { bullets } from '../nav/rows.mjs';
import { navigation, progress } from '../nav/settings.mjs';

const hour = type(DISPLAY, 300, [84, 76, 74, 58], 1, -3);
const stop = type(DISPLAY, 600, [32, 30, 34, 28], 1.15, -0.5);
const line = type(SANS, 400, [18, 18, 22, 18], 1.45);
const tag = type(SANS, 600, [15, 15, 19, 16], 1.2, 0.3);

const STOPS = [
  [
    'fields',
    '20:40',
    'Valensole',
    'Doors close. The lavender keeps the last of the heat, and so does your window.',
    'Coach 4',
  ],
  [
    'hills',
    '22:55',
    'Langhe',
    'Supper is cleared. Somebody down the corridor is learning the accordion, kindly.',
    'Bar open',
  ],
  [
    'lake',
    '01:20',
    'Lake Orta',
    'The train stops for no reason on the timetable. It is for the moon.',
    'Quiet hours',
  ],
  [
    'pass',
    '04:30',
    'Simplon',
    'Twenty kilometres of dark, then this. Wake up, or be told about it for years.',
    'Blinds up',
  ],
  ['gorge', '06:10', 'Viamala', 'Coffee is carried through. The river has been up for hours.', 'Breakfast'],
  [
    'coast',
    '07:45',
    'Porto Ercole',
    'The line ends where the sea begins. Take your shoes off on the platform.',
    'Terminus',
  ],
];

const stopSlide = ([key, time, place, story, note]) =>
  slide(
    {
      title: `${time} ${place}`,
      deepLink: `stop-${key}`,
      params: [[time], [place]],
      background: {
        image: `/demo/media/route-${key}.webp`,
        alt: `The view from the train at ${place}`,
        transition: transitions.fade(),
      },
    },
    shape({
      alias: 'Shade',
      rTo: 'slide',
      w: ['72%', '78%', '100%', '100%'],
      h: '100%',
      bg: linear(
        90,
        ['rgba(8, 14, 34, 0.94)', 0],
        ['rgba(8, 14, 34, 0.82)', 52],
        ['rgba(8, 14, 34, 0)', 100],
      ),
      tl: fadeIn(0),
    }),
    text({
      alias: 'Hour',
      rTo: 'slide',
      text: time,
      type: hour,
      colour: '#f3c98b',
      down: 'middle',
      x: [48, 40, 34, 26],
      y: [-52, -50, -72, -66],
      tl: chars(150, { from: { y: '40%', o: 0 }, delay: 60 }),
    }),
    text({
      alias: 'Place',
      rTo: 'slide',
      tag: 'h3',
      text: place,
      type: stop,
      colour: '#ffffff',
      down: 'middle',
      x: [50, 42, 36, 28],
      y: [16, 14, -8, -16],
      tl: slideIn(350, -40),
    }),
    text({
      alias: 'Story',
      rTo: 'slide',
      text: story,
      type: line,
      colour: '#e4e9f5',
      down: 'middle',
      x: [50, 42, 36, 28],
      y: [72, 68, 66, 52],
      w: [470, 440, 520, 400],
      tl: rise(500, 20),
    }),
    text({
      alias: 'Note',
      rTo: 'slide',
      text: note,
      type: tag,
      colour: '#0b1330',
      bg: '#f3c98b',
      across: 'right',
      x: [48, 44, 44, 44],
      y: [32, 28, 26, 22],
      p: { t: 7, b: 7, l: 14, r: 14 },
      radius: 4,
      turn: [-2, -2, -2, -2],
      tl: fadeIn(700),
    }),
  );

export const carouselVertical = () =>
  moduleDocument({
    id: 6,
    alias: 'carousel-vertical',
    title: 'Meridian, one night on the sleeper',
    type: 'carousel',
    size: {
      width: [1120, 1000, 778, 480],
      height: [920, 860, 960, 960],
      fullWidth: false,
      maxWidth: '1120px',
      m: { t: [24, 20, 0, 0], b: [24, 20, 0, 0] },
    },
    settings: {
      bg: '#0b1330',
      carousel: {
        type: 'v',
        maxV: 3,
        space: 16,
        infinity: true,
        scale: true,
        minS: 92,
        vScale: true,
        opacity: true,
        maxO: 80,
        varO: false,
        bR: 14,
        showAllLayers: 'all',
        pNV: '80px',
        dur: 800,
      },
      slideshow: { auto: true, sOH: true, initDelay: '500' },
      len: 5000,
      nav: navigation({
        wheel: true,
        keys: 'vertical',
        direction: 'vertical',
        bullets: bullets({
          key: 'vt-bars',
          values: { ink: '#f3c98b', long: 36 },
          direction: 'vertical',
          at: { h: 'right', v: 'center', x: 8, y: 0 },
        }),
      }),
      pbar: progress({
        kind: 'vertical',
        colour: '#f3c98b',
        track: 'rgba(255,255,255,0.15)',
        size: 3,
        h: 'left',
        v: 'top',
      }),
    },
    slides: STOPS.map(stopSlide),
  });
