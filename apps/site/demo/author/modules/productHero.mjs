import { linear, radial } from '../kit/colour.mjs';
import { group } from '../kit/containers.mjs';
import { DISPLAY, SANS } from '../kit/fonts.mjs';
import { hover } from '../kit/hover.mjs';
import { chars, fadeIn, floating, grow, rise, slideIn, withScene } from '../kit/motions.mjs';
import { moduleDocument } from '../kit/module.mjs';
import { globalSlide, slide } from '../kit/slide.mjs';
import { button, text, type } from '../kit/text.mjs';
import { image, shape, svg } from '../kit/things.mjs';
import { transitions } from '../kit/transitions.mjs';
import { arrows } from '../nav/arrows.mjs';
import { bullets } from '../nav/rows.mjs';
import { navigation, progress } from '../nav/settings.mjs';

const name = type(DISPLAY, 800, [330, 246, 206, 176, 104], 0.9, [-12, -9, -8, -6, -4]);
const label = type(SANS, 600, [20, 17, 18, 24, 19], 1.3, [0.4, 0.4, 0.4, 0.4, 0.4]);
const body = type(SANS, 400, [23, 19, 20, 25, 20], 1.5);
const price = type(DISPLAY, 700, [50, 40, 38, 48, 36], 1.1, -1);
const action = type(SANS, 600, [20, 17, 18, 24, 19], 1.2);
const fact = type(SANS, 500, [17, 15, 16, 20, 18], 1.4);

const PRODUCTS = [
  {
    key: 'kestrel',
    name: 'Kestrel',
    kind: 'Wireless headphones',
    line: 'Wool felt, cast aluminium and forty hours of music. The only thing you will hear is the record.',
    price: '€ 329',
    picture: 'object-headphones.webp',
    alt: 'Cream over-ear headphones with tan leather cushions',
    ink: '#fdf1e2',
    word: '#f6bfa3',
    shade: 'rgba(74, 20, 8, 0.88)',
    ground: linear(120, ['#8f3019', 0], ['#b5482f', 100]),
    overlay: { type: 4, size: 3, cA: 'transparent', cB: 'rgba(255,240,220,0.05)' },
    button: ['#fdf1e2', '#5c1a0b'],
    facts: ['40 h battery', '218 g', 'Repairable'],
    rise: [0, 0, 0, 0, 0],
  },
  {
    key: 'pilot',
    name: 'Pilot',
    kind: 'Dimmable table lamp',
    line: 'A mouth-blown shade over lacquered steel. Turn the brass dot to go from reading to midnight.',
    price: '€ 248',
    picture: 'object-lamp.webp',
    alt: 'Table lamp with a glowing opal dome and a red lacquered foot',
    ink: '#f7efdc',
    word: '#f0c98d',
    shade: 'rgba(6, 30, 22, 0.88)',
    ground: linear(120, ['#0f2e23', 0], ['#1d4a38', 100]),
    overlay: { type: 9, size: 2, cA: 'transparent', cB: 'rgba(255,255,255,0.035)' },
    button: ['#f2b36b', '#2b1204'],
    facts: ['2700 K', 'Dim to 1 %', 'Made in Murano'],
    rise: [0, 0, 0, 0, 0],
  },
  {
    key: 'haven',
    name: 'Haven',
    kind: 'Lounge chair',
    line: 'One bent loop of oak on each side, bouclé from a mill by the sea, and a seat that forgives Mondays.',
    price: '€ 1 190',
    picture: 'object-armchair.webp',
    alt: 'Lounge chair in blue-green bouclé with bent oak arms',
    ink: '#2a1b0e',
    word: '#b04f28',
    ground: linear(120, ['#efe2ca', 0], ['#dcc59f', 100]),
    overlay: { type: 15, size: 2, cA: 'transparent', cB: 'rgba(74,51,20,0.03)' },
    button: ['#1d4654', '#ffffff'],
    facts: ['FSC oak', 'Wool bouclé', 'Ten-year frame'],
    rise: [20, 14, 12, 10, 8],
  },
];

function factCard(product, dark) {
  const paper = dark ? product.shade : 'rgba(255, 252, 245, 0.9)';
  return group(
    {
      ref: 'facts',
      alias: 'Facts',
      across: 'right',
      down: 'bottom',
      x: [72, 54, 42, 0, 0],
      y: [150, 120, 112, 0, 0],
      w: [250, 210, 200, 200, 200],
      h: [170, 146, 140, 140, 140],
      show: [true, true, true, false, false],
      bg: paper,
      radius: 20,
      border: { width: 1, colour: dark ? 'rgba(255, 255, 255, 0.28)' : 'rgba(42, 27, 14, 0.2)' },
      tl: withScene(slideIn(1400, 60), 'scene_1', { sX: 1.05, sY: 1.05 }),
      oflow: 'hidden',
    },
    ...product.facts.map((line, k) =>
      text({
        text: line,
        type: fact,
        colour: product.ink,
        x: [26, 22, 20, 20, 20],
        y: [
          [24, 20, 19, 19, 19],
          [66, 58, 55, 55, 55],
          [108, 96, 91, 91, 91],
        ][k],
        w: [210, 176, 168, 168, 168],
        tl: fadeIn(1600 + k * 150),
      }),
    ),
  );
}

function productSlide(product, k) {
  const dark = k < 2;
  const [paper, ink] = product.button;
  return slide(
    {
      title: product.name,
      description: `${product.kind}, ${product.price}`,
      deepLink: product.key,
      thumb: `/demo/media/${product.picture}`,
      params: [[product.kind], [product.price, 12]],
      len: k === 1 ? '11000' : 'default',
      background: {
        paint: product.ground,
        overlay: product.overlay,
        transition: [transitions.pushUp(), transitions.columns(), transitions.frames()][k],
      },
    },
    shape({
      alias: 'Light',
      rTo: 'slide',
      across: 'right',
      down: 'middle',
      x: [120, 60, 20, 0, 0],
      y: [0, 0, 0, 40, -60],
      w: [900, 720, 640, 778, 480],
      h: [900, 720, 640, 778, 480],
      bg: radial(
        [dark ? 'rgba(255, 236, 210, 0.28)' : 'rgba(255, 255, 255, 0.75)', 0],
        ['rgba(255, 255, 255, 0)', 68],
      ),
      tl: grow(100, 0.6),
    }),
    text({
      alias: 'Kind',
      text: product.kind,
      type: label,
      colour: product.ink,
      x: [72, 54, 42, 40, 28],
      y: [138, 116, 112, 118, 104],
      tl: slideIn(200, -40),
    }),
    text({
      alias: 'Name',
      tag: 'h2',
      text: product.name,
      type: name,
      colour: product.word,
      x: [58, 44, 34, 34, 24],
      y: [170, 142, 140, 154, 134],
      wrap: 'nowrap',
      tl: chars(300, { from: { y: '110%', rZ: '8deg', o: 0 }, ms: 1100, delay: 45 }),
    }),
    image({
      ref: 'product',
      alias: 'Product',
      src: `/demo/media/${product.picture}`,
      alt: product.alt,
      across: ['right', 'right', 'right', 'center', 'center'],
      down: ['middle', 'middle', 'middle', 'top', 'top'],
      x: [110, 80, 50, 0, 0],
      y: product.rise.map((extra, level) => [30, 30, 30, 270, 210][level] + extra),
      w: [800, 620, 530, 560, 400],
      h: [800, 620, 530, 560, 400],
      actions: [
        { a: 'playScene', evt: 'mouseenter', rec: true, sc: 'scene_1', target: ['facts'] },
        { a: 'playScene', evt: 'mouseleave', rec: true, sc: 'in', target: ['facts'] },
      ],
      tl: floating(grow(450, 0.8), { from: { y: -8 }, to: { y: 8 }, at: 1800, ms: 3200 }),
    }),
    text({
      alias: 'Line',
      text: product.line,
      type: body,
      colour: product.ink,
      x: [72, 54, 42, 40, 28],
      y: [512, 416, 372, 838, 616],
      w: [470, 400, 400, 690, 424],
      tl: rise(900),
    }),
    text({
      alias: 'Price',
      text: product.price,
      type: price,
      colour: product.ink,
      x: [72, 54, 42, 40, 28],
      y: [676, 560, 528, 972, 752],
      tl: rise(1100),
    }),
    button({
      ref: 'buy',
      alias: 'Buy',
      text: `Shop ${product.name}`,
      type: action,
      colour: ink,
      bg: paper,
      href: '/listening-room/',
      p: {
        t: [18, 15, 15, 18, 15],
        b: [18, 15, 15, 18, 15],
        l: [34, 28, 28, 36, 26],
        r: [34, 28, 28, 36, 26],
      },
      x: [dark ? 280 : 316, dark ? 226 : 256, dark ? 206 : 232, 40, 28],
      across: ['left', 'left', 'left', 'right', 'right'],
      y: [674, 556, 524, 966, 746],
      radius: 60,
      shadow: { y: 12, blur: 30, colour: 'rgba(0, 0, 0, 0.22)' },
      hover: hover({ colour: paper, bg: ink, radius: '60px', y: '-3px' }),
      tl: rise(1250),
    }),
    button({
      alias: 'Facts, on and off',
      text: 'Facts',
      type: fact,
      colour: product.ink,
      across: 'right',
      down: 'bottom',
      x: [72, 54, 42, 0, 0],
      y: [98, 74, 68, 0, 0],
      p: { t: 8, b: 8, l: 14, r: 14 },
      show: [true, true, true, false, false],
      radius: 40,
      border: { width: 1, colour: product.ink },
      actions: [{ a: 'toggleScenes', rec: true, scn: 'out', scm: 'in', target: ['facts'], rd: 400 }],
      hover: hover({ colour: ink, bg: paper, radius: '40px' }),
      tl: fadeIn(1700),
    }),
    factCard(product, dark),
  );
}

const LOGO =
  '<svg viewBox="0 0 132 32" xmlns="http://www.w3.org/2000/svg"><g fill="currentColor"><path d="M16 2a14 14 0 1 1 0 28 14 14 0 0 1 0-28Zm0 7a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z"/><path d="M61 5.500H49a5.250 5.250 0 0 0 0 10.500h5a5.250 5.250 0 0 1 0 10.500H40" fill="none" stroke="currentColor" stroke-width="7"/><path d="M68 30V16a9 9 0 0 1 9-9 9 9 0 0 1 7 3.400A9 9 0 0 1 91 7a9 9 0 0 1 9 9v14h-8V16a3.500 3.500 0 0 0-4 0v14h-8V16a3.500 3.500 0 0 0-4 0v14Z"/><path d="M118 2a14 14 0 1 1 0 28 14 14 0 0 1 0-28Zm0 7a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z"/></g></svg>';

/** Logo and counter change their colour with the third, light slide: one pair for the dark, one for it. */
function frontLayers(colour, sStart, sEnd) {
  return [
    svg({
      alias: 'Logo',
      rTo: 'slide',
      src: LOGO,
      alt: 'Osmo Objects',
      colour,
      x: [60, 44, 36, 36, 28],
      y: [44, 36, 34, 40, 34],
      w: [132, 112, 112, 132, 108],
      h: [32, 27, 27, 32, 26],
      sStart,
      sEnd,
      tl: fadeIn(0),
    }),
    text({
      alias: 'Counter',
      rTo: 'slide',
      text: '{{current_slide_index}} / {{total_slide_count}}',
      type: label,
      colour,
      across: 'right',
      x: [60, 44, 36, 40, 28],
      y: [46, 38, 36, 42, 35],
      sStart,
      sEnd,
      tl: fadeIn(0),
    }),
  ];
}

export const productHero = () =>
  moduleDocument({
    id: 1,
    alias: 'product-hero',
    title: 'Osmo Objects, three new things',
    size: { width: [1600, 1240, 1024, 778, 480], height: [900, 740, 690, 1120, 900] },
    settings: {
      uSize: [true, true, true, true, true],
      browser: { useURLDeeplink: true },
      bg: '#8f3019',
      slideshow: { auto: true, sOH: true, initDelay: '300', stopAt: -1 },
      nav: navigation({
        arrows: arrows({
          key: 'vt-disc',
          values: { ink: '#2a1b0e', paper: '#fdf1e2', hover: '#2a1b0e', 'hover-ink': '#fdf1e2' },
          show: [true, true, true, false, false],
          left: { h: 'center', v: 'bottom', x: -34, y: 30 },
          right: { h: 'center', v: 'bottom', x: 34, y: 30 },
        }),
        bullets: bullets({
          key: 'vt-dashes',
          show: [false, false, false, true, true],
          at: { y: 20 },
        }),
      }),
      pbar: progress({ colour: '#f2b36b', track: 'rgba(0,0,0,0.15)', size: 5 }),
    },
    slides: PRODUCTS.map(productSlide),
    globals: [
      globalSlide({ pos: 'front' }, ...frontLayers('#fdf1e2', 1, 2), ...frontLayers('#2a1b0e', 3, 'last')),
    ],
  });
