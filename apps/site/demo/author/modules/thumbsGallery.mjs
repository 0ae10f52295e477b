import { linear } from '../kit/colour.mjs';
import { DISPLAY, SANS } from '../kit/fonts.mjs';
import { pan } from '../kit/frames.mjs';
import { fadeIn, rise, unveil } from '../kit/motions.mjs';
import { moduleDocument } from '../kit/module.mjs';
import { globalSlide, slide } from '../kit/slide.mjs';
import { text, type } from '../kit/text.mjs';
import { shape, svg } from '../kit/things.mjs';
import { transitions } from '../kit/transitions.mjs';
import { arrows } from '../nav/arrows.mjs';
import { cardRow } from '../nav/rows.mjs';
import { navigation, progress } from '../nav/settings.mjs';

const title = type(DISPLAY, 700, [60, 54, 58, 42], 1, -2);
const place = type(SANS, 500, [17, 17, 21, 18], 1.4);
const story = type(SANS, 400, [17, 17, 20, 17], 1.5);

const PLACES = [
  [
    'fjord',
    'Still water',
    'Nærøyfjord, 05:50',
    'The ferry engine stops and nobody starts talking.',
    'zoom',
    { from: { scale: 100 }, to: { scale: 118 } },
  ],
  [
    'dunes',
    'First crest',
    'Erg Chebbi, 18:22',
    'Sand remembers the wind for about an hour.',
    'push',
    { from: { scale: 115, x: 60 }, to: { scale: 115, x: -60 } },
  ],
  [
    'terraces',
    'Borrowed steps',
    'Yuanyang, 07:10',
    'Each terrace belongs to a family, each path to everyone.',
    'columns',
    { from: { scale: 120 }, to: { scale: 102 } },
  ],
  [
    'aurora',
    'No reason',
    'Inari, 23:41',
    'It made no sound. Everyone said later that it did.',
    'fade',
    { from: { scale: 105, y: 20 }, to: { scale: 112, y: -20 } },
  ],
  [
    'lavender',
    'Nine rows',
    'Valensole, 20:35',
    'Bees until the light goes, then bats, then nothing.',
    'rows',
    { from: { scale: 100 }, to: { scale: 116 } },
  ],
  [
    'canyon',
    'Slow river',
    'Blyde, 09:05',
    'The river is late by sixty million years and in no hurry.',
    'slideOver',
    { from: { scale: 118 }, to: { scale: 104 } },
  ],
  [
    'summit',
    'Before the bell',
    'Aletsch, 06:31',
    'We had the ridge to ourselves for as long as the tea was hot.',
    'blur',
    { from: { scale: 102, x: -40 }, to: { scale: 114, x: 40 } },
  ],
  [
    'tide',
    'Two stacks',
    'Bandon, 19:58',
    'The tide comes back for its shoes.',
    'boxes',
    { from: { scale: 100 }, to: { scale: 120, turn: '1deg' } },
  ],
];

const placeSlide = ([key, name, where, line, transition, move], k) =>
  slide(
    {
      title: name,
      description: line,
      deepLink: key,
      params: [[where]],
      publish:
        k === 7 ? { from: '2026-01-01 00:00', to: '2029-12-31 23:59', state: 'published', sch: true } : {},
      hal: k === 3 ? 3 : 0,
      background: {
        image: `/demo/media/place-${key}.webp`,
        alt: `${name}. ${where}`,
        transition: transitions[transition](),
        pan: pan({ ms: 9000, ...move }),
      },
    },
    shape({
      alias: 'Scrim',
      rTo: 'slide',
      down: 'bottom',
      w: '100%',
      h: ['58%', '60%', '62%', '64%'],
      bg: linear(
        180,
        ['rgba(8, 12, 20, 0)', 0],
        ['rgba(8, 12, 20, 0.72)', 55],
        ['rgba(8, 12, 20, 0.92)', 100],
      ),
      tl: fadeIn(0),
    }),
    text({
      alias: 'Title',
      rTo: 'slide',
      tag: 'h2',
      text: name,
      type: title,
      colour: '#ffffff',
      down: 'bottom',
      x: [48, 42, 40, 28],
      y: [172, 160, 190, 176],
      w: [760, 680, 640, 400],
      tl: unveil(250),
    }),
    text({
      alias: 'Where',
      rTo: 'slide',
      text: where,
      type: place,
      colour: '#ffffff',
      down: 'bottom',
      x: [50, 44, 42, 30],
      y: [138, 128, 150, 142],
      tl: fadeIn(500),
    }),
    text({
      alias: 'Story',
      rTo: 'slide',
      text: line,
      type: story,
      colour: '#ffffff',
      bg: 'rgba(8, 12, 20, 0.8)',
      across: 'right',
      down: 'bottom',
      x: [48, 42, 40, 28],
      y: [138, 128, 150, 0],
      w: [380, 340, 320, 400],
      p: { t: 14, b: 14, l: 18, r: 18 },
      radius: 10,
      onHover: true,
      show: [true, true, true, false],
      tl: rise(200, 16),
    }),
  );

const COMPASS = '/demo/media/mark-compass.svg';

export const thumbsGallery = () =>
  moduleDocument({
    id: 10,
    alias: 'thumbs-gallery',
    title: 'Quiet Places, an atlas in eight pictures',
    size: {
      height: [760, 660, 900, 760],
      fullWidth: false,
      maxWidth: '1240px',
      m: { t: [24, 20, 0, 0], b: [24, 20, 0, 0] },
    },
    settings: {
      bg: '#0b1018',
      shdw: 6,
      browser: { useURLDeeplink: true },
      slideshow: { auto: true, sOH: true, loop: '2', stopAt: 1, initDelay: '0' },
      len: 8000,
      nav: navigation({
        arrows: arrows({
          key: 'vt-slab',
          always: false,
          show: [true, true, true, false],
          left: { h: 'left', v: 'center', anim: 'left' },
          right: { h: 'right', v: 'center', anim: 'right' },
        }),
        thumbs: cardRow({
          key: 'vt-prints',
          values: { accent: '#ffd9a3' },
          at: { h: ['center', 'center', 'center', 'right'], v: 'bottom', x: [0, 0, 0, 10], y: 22 },
          size: { w: [116, 108, 112, 84], h: [72, 66, 70, 56], seen: [7, 6, 5, 3] },
        }),
      }),
      pbar: progress({
        colour: '#ffd9a3',
        track: 'rgba(255,255,255,0.2)',
        size: 3,
        v: 'top',
        gap: 4,
        base: 'module',
      }),
    },
    slides: PLACES.map(placeSlide),
    globals: [
      globalSlide(
        { pos: 'front' },
        text({
          alias: 'Number',
          rTo: 'slide',
          text: '{{current_slide_index}}',
          type: type(DISPLAY, 800, [150, 130, 130, 96], 0.9, -4),
          colour: 'rgba(255, 255, 255, 0)',
          stroke: { width: 2, colour: 'rgba(255, 255, 255, 0.85)' },
          acc: { hidden: 'true' },
          pE: 'none',
          across: 'right',
          x: [44, 38, 36, 26],
          y: [26, 22, 26, 20],
          tl: unveil(200),
        }),
        svg({
          alias: 'Compass',
          rTo: 'slide',
          src: COMPASS,
          x: [44, 38, 36, 26],
          y: [36, 32, 34, 28],
          w: [52, 48, 54, 46],
          h: [52, 48, 54, 46],
          tl: fadeIn(0),
        }),
        text({
          alias: 'Atlas',
          rTo: 'slide',
          text: 'Quiet Places',
          type: type(DISPLAY, 600, [22, 21, 25, 21], 1.2),
          colour: '#ffffff',
          bg: 'rgba(11, 16, 24, 0.72)',
          p: { t: 6, b: 6, l: 14, r: 14 },
          radius: 30,
          x: [108, 98, 104, 84],
          y: [42, 37, 40, 33],
          tl: fadeIn(0),
        }),
      ),
    ],
  });
