import { linear } from '../kit/colour.mjs';
import { column, container, linebreak, row, zone } from '../kit/containers.mjs';
import { SANS, SERIF } from '../kit/fonts.mjs';
import { hover } from '../kit/hover.mjs';
import { fadeIn, lines, rise, slideIn, wipe } from '../kit/motions.mjs';
import { moduleDocument } from '../kit/module.mjs';
import { slide } from '../kit/slide.mjs';
import { button, text, type } from '../kit/text.mjs';
import { picture, svg } from '../kit/things.mjs';
import { transitions } from '../kit/transitions.mjs';
import { arrows } from '../nav/arrows.mjs';
import { bullets } from '../nav/rows.mjs';
import { navigation } from '../nav/settings.mjs';

const title = type(SERIF, 400, [62, 54, 64, 46], 1.06, [-1.5, -1, -1, -1]);
const small = type(SANS, 600, [15, 16, 20, 18], 1.4, 0.6);
const body = type(SANS, 400, [19, 19, 23, 20], 1.55);
const action = type(SANS, 600, [17, 17, 21, 19], 1.2);
const note = type(SANS, 400, [15, 16, 19, 17], 1.5);
const figure = type(SERIF, 500, [44, 40, 46, 40], 1.1, -1);
const caption = type(SANS, 400, [16, 16, 20, 18], 1.4);

const SUN =
  '<svg viewBox="0 0 64 64" xmlns="http://www.w3.org/2000/svg"><circle cx="32" cy="36" r="13" fill="none" stroke="currentColor" stroke-width="3"/><path d="M32 8v8M8 36h8M48 36h8M14 18l6 6M50 18l-6 6M4 54h56" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/></svg>';

function words({ eyebrow, heading, line, primary, secondary, smallPrint, ink, accent, paper }, side) {
  return column(
    '5/12',
    {
      vA: 'middle',
      p: {
        t: [64, 48, 64, 48],
        b: [48, 40, 40, 36],
        l: side === 'left' ? [60, 44, 44, 28] : [84, 56, 44, 28],
        r: side === 'left' ? [72, 52, 44, 28] : [60, 44, 44, 28],
      },
    },
    svg({
      flow: true,
      alias: 'Sun',
      src: SUN,
      colour: accent,
      w: [44, 40, 48, 44],
      h: [44, 40, 48, 44],
      m: { b: [22, 20, 22, 20] },
      tl: fadeIn(200),
    }),
    text({
      flow: true,
      text: eyebrow,
      type: small,
      colour: accent,
      m: { b: [16, 14, 16, 14] },
      tl: slideIn(250, -30),
    }),
    text({
      flow: true,
      tag: 'h2',
      text: heading,
      type: title,
      colour: ink,
      m: { b: [24, 20, 24, 20] },
      tl: lines(350),
    }),
    text({ flow: true, text: line, type: body, colour: ink, m: { b: [32, 28, 34, 28] }, tl: rise(700) }),
    container(
      { alias: 'Actions' },
      button({
        flow: true,
        text: primary[0],
        href: primary[1],
        type: action,
        colour: paper,
        bg: accent,
        p: { t: [16, 15, 18, 16], b: [16, 15, 18, 16], l: [26, 24, 30, 24], r: [26, 24, 30, 24] },
        m: { r: [14, 12, 16, 12], b: 12 },
        radius: 2,
        hover: hover({ colour: paper, bg: ink, radius: '2px' }),
        tl: rise(900),
      }),
      button({
        flow: true,
        text: secondary[0],
        href: secondary[1],
        target: '_blank',
        type: action,
        colour: ink,
        p: { t: [15, 14, 17, 15], b: [15, 14, 17, 15], l: [22, 20, 26, 20], r: [22, 20, 26, 20] },
        m: { b: 12 },
        radius: 2,
        border: { width: 1, colour: ink },
        hover: hover({ colour: paper, bg: ink, border: ink, radius: '2px' }),
        tl: rise(1000),
      }),
      linebreak(),
      text({
        flow: true,
        display: 'inline-block',
        text: smallPrint,
        type: note,
        colour: ink,
        m: { t: [10, 8, 10, 8] },
        tl: fadeIn(1200),
      }),
    ),
  );
}

const view = (src, alt, radius) =>
  column(
    '7/12',
    {},
    picture({
      flow: true,
      src,
      alt,
      w: '100%',
      h: [600, 520, 520, 360],
      radius,
      mF: 'saturate(1.05) contrast(1.02)',
      tl: wipe(300, 'r'),
    }),
  );

const statRow = (stats, ink, rule) =>
  zone(
    'bottom',
    { alias: 'Figures' },
    row(
      { stackFrom: 5, rTo: 'slide', p: { l: [60, 44, 44, 28], r: [60, 44, 44, 28], b: [84, 76, 84, 80] } },
      ...stats.map(([value, what], k) =>
        column(
          '1/4',
          { p: { t: 18, r: [20, 16, 12, 8] }, border: { width: { t: 1 }, colour: rule } },
          text({
            flow: true,
            text: value,
            type: figure,
            colour: ink,
            size: [44, 40, 42, 30],
            tl: rise(1000 + k * 120),
          }),
          text({
            flow: true,
            text: what,
            type: caption,
            colour: ink,
            size: [16, 16, 19, 17],
            tl: fadeIn(1200 + k * 120),
          }),
        ),
      ),
    ),
  );

const STATS = [
  ['31', 'houses lived in'],
  ['4', 'of them our own'],
  ['0', 'gas boilers'],
  ['1', 'drawing by hand, always'],
];

function houseSlide(o, background, side, picturePart) {
  const parts = side === 'left' ? [words(o, side), picturePart] : [picturePart, words(o, side)];
  return slide(
    { title: o.name, deepLink: o.link, background, params: [[o.name], [o.place]] },
    zone('top', { alias: 'House' }, row({ stackFrom: 3, rTo: 'slide' }, ...parts)),
    statRow(STATS, o.ink, o.rule),
  );
}

export const splitHero = () =>
  moduleDocument({
    id: 2,
    alias: 'split-hero',
    title: 'Moraine, architects',
    size: {
      width: [1440, 1240, 1024, 778, 480],
      height: [860, 820, 740, 1240, 1040],
      min: ['640px', '640px', '600px', '', ''],
    },
    settings: {
      uSize: [true, true, true, true, true],
      bg: '#f3eee4',
      nav: navigation({
        arrows: arrows({
          key: 'vt-line',
          values: { ink: '#9c4a2b', glow: 'transparent' },
          show: [true, true, true, false, false],
          left: { h: 'right', v: 'bottom', x: 170, y: 24 },
          right: { h: 'right', v: 'bottom', x: 60, y: 24 },
        }),
        bullets: bullets({
          key: 'vt-rings',
          values: {
            ink: '#9c4a2b',
            paper: '#ffffff',
            fill: 'transparent',
            edge: 'transparent',
            halo: 'rgba(156,74,43,0.2)',
          },
          gap: 14,
          at: { h: 'left', x: 76, y: 26 },
        }),
      }),
    },
    slides: [
      houseSlide(
        {
          name: 'House for two winters',
          place: 'Val Bregaglia',
          link: 'two-winters',
          eyebrow: 'Moraine, architects since 1998',
          heading: 'A house should know where the sun went.',
          line: 'Long glass to the south, thick concrete to the north, and a pool that heats the hall by evening. We build for weather first and for photographs last.',
          primary: ['See the house', '/houses/'],
          secondary: ['Talk to us', '/contact/'],
          smallPrint: 'We take on three houses a year. Two places are left for 2027.',
          ink: '#1f2a24',
          accent: '#9c4a2b',
          paper: '#fffaf2',
          rule: 'rgba(31, 42, 36, 0.28)',
        },
        { paint: linear(160, ['#f7f2e9', 0], ['#ece4d5', 100]), transition: transitions.slideOver(1100) },
        'left',
        view(
          '/demo/media/house-dusk.webp',
          'A long concrete house with lit windows above a pool, at dusk',
          [0, 0, 0, 180],
        ),
      ),
      houseSlide(
        {
          name: 'The hall at Orsera',
          place: 'Istria',
          link: 'orsera',
          eyebrow: 'Interiors in lime and larch',
          heading: 'Four arches, one bench, and a whole afternoon.',
          line: 'The walls are lime, the floor is the clay from the foundations, and the light does the decorating. Nothing in this room was bought to match.',
          primary: ['Walk through it', '/houses/'],
          secondary: ['How we work', '/houses/'],
          smallPrint: 'Open to visitors on the first Saturday of the month.',
          ink: '#f4ede0',
          accent: '#efb68a',
          paper: '#22170f',
          rule: 'rgba(244, 237, 224, 0.35)',
        },
        { paint: linear(200, ['#2c3a32', 0], ['#1c2721', 100]), transition: transitions.rows() },
        'right',
        view(
          '/demo/media/house-hall.webp',
          'A plastered hall with arches, a long bench and low sun',
          [0, 0, 180, 0],
        ),
      ),
      slide({
        title: 'Season three',
        publish: { state: 'unpublished' },
        background: { paint: '#f3eee4', transition: transitions.cube() },
      }),
    ],
  });
