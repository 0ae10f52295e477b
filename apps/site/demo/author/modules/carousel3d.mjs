import { linear } from '../kit/colour.mjs';
import { group } from '../kit/containers.mjs';
import { SANS, SERIF } from '../kit/fonts.mjs';
import { hover } from '../kit/hover.mjs';
import { fadeIn, grow, lines, rise } from '../kit/motions.mjs';
import { moduleDocument } from '../kit/module.mjs';
import { globalSlide, slide } from '../kit/slide.mjs';
import { button, text, type } from '../kit/text.mjs';
import { picture } from '../kit/things.mjs';
import { transitions } from '../kit/transitions.mjs';
import { arrows } from '../nav/arrows.mjs';
import { scrubber } from '../nav/rows.mjs';
import { navigation } from '../nav/settings.mjs';

const INK = '#2b1f1a';
const name = type(SERIF, 500, [30, 27, 27, 30], 1.1, -0.3);
const notes = type(SANS, 400, [15, 15, 16, 16], 1.45);
const price = type(SANS, 600, [16, 15, 16, 17], 1.2);
const house = type(SERIF, 400, [44, 40, 44, 36], 1.1, -1);
const motto = type(SANS, 400, [17, 16, 19, 17], 1.45);

const SCENTS = [
  ['amber', 'Resin at Noon', 'Labdanum, warm wood, orange rind', '€ 128', 'amber-late-afternoon'],
  ['fig', 'Behind the Fig', 'Green leaf, milk, wet stone', '€ 118', 'fig-under-the-tree'],
  ['rose', 'Chalk Rose', 'Rose, pink pepper, chalk dust', '€ 124', 'rose-with-thorns'],
  ['salt', 'Low Tide', 'Sea salt, driftwood, white musk', '€ 112', 'salt-on-skin'],
  ['ink', 'Second Moon', 'Violet leaf, ink, cold incense', '€ 138', 'ink-past-midnight'],
  ['moss', 'Under Glass', 'Oakmoss, galbanum, bergamot', '€ 116', 'moss-after-rain'],
];

const scentSlide = ([key, title, line, cost, product]) =>
  slide(
    {
      title,
      description: line,
      deepLink: `scent-${key}`,
      params: [[line], [cost]],
      thumb: `/demo/media/scent-${key}.webp`,
      background: { paint: '#fdf8f0', transition: transitions.fade(600) },
    },
    picture({
      alias: 'Bottle',
      rTo: 'slide',
      src: `/demo/media/scent-${key}.webp`,
      alt: `Bottle of ${title}`,
      py: '56%',
      w: '100%',
      h: [542, 402, 350, 346, 288],
      tl: grow(100, 1.08),
    }),
    group(
      {
        alias: 'Label',
        rTo: 'slide',
        down: 'bottom',
        across: 'center',
        w: '100%',
        h: [148, 140, 144, 152],
        bg: '#fdf8f0',
        tl: rise(200, 60),
      },
      text({
        tag: 'h3',
        text: title,
        type: name,
        colour: INK,
        x: [24, 22, 20, 20],
        y: [20, 18, 18, 18],
        w: [320, 280, 260, 250],
        tl: lines(350),
      }),
      text({
        text: line,
        type: notes,
        colour: INK,
        x: [24, 22, 20, 20],
        y: [60, 54, 54, 58],
        w: [320, 280, 260, 250],
        tl: fadeIn(500),
      }),
      text({
        text: cost,
        type: price,
        colour: INK,
        x: [24, 22, 20, 20],
        y: [104, 98, 102, 108],
        tl: fadeIn(600),
      }),
      button({
        text: 'Try a sample',
        href: `/product/${product}/`,
        type: price,
        colour: '#8a3f2a',
        across: 'right',
        x: [24, 22, 20, 20],
        y: [100, 94, 98, 104],
        p: { t: 4, b: 4, l: 0, r: 0 },
        border: { width: { b: 1 }, colour: '#8a3f2a' },
        hover: hover({ colour: INK, border: INK }),
        tl: fadeIn(700),
      }),
    ),
  );

export const carousel3d = () =>
  moduleDocument({
    id: 5,
    alias: 'carousel-3d',
    title: 'Maison Sève, six scents',
    type: 'carousel',
    size: { width: [440, 360, 330, 300, 290], height: [940, 800, 740, 740, 690] },
    settings: {
      uSize: [true, true, true, true, true],
      bg: linear(180, ['#f7efe4', 0], ['#e6d6c3', 100]),
      general: { perspective: '1200px', perspectiveType: 'local' },
      carousel: {
        maxV: 5,
        space: 0,
        spin: '3d',
        spinA: 0,
        infinity: true,
        rotation: true,
        maxR: 12,
        varR: true,
        opacity: false,
        maxO: 100,
        varO: false,
        bR: 14,
        pT: 140,
        pB: 110,
        showAllLayers: 'all',
        dur: 900,
        ease: 'power2.inOut',
      },
      slideshow: { auto: true, sOH: true, initDelay: '800' },
      len: 4200,
      nav: navigation({
        arrows: arrows({
          key: 'vt-line',
          values: { ink: INK, glow: 'transparent', long: 88 },
          show: [true, true, false, false],
          left: { h: 'left', v: 'bottom', x: 80, y: 30 },
          right: { h: 'right', v: 'bottom', x: 80, y: 30 },
        }),
        scrubber: scrubber({
          key: 'vt-ruler',
          values: { needle: '#8a3f2a' },
          ink: '#5b463c',
          quiet: 'rgba(43,31,26,0.35)',
          at: {
            h: ['center', 'center', 'center', 'center', 'right'],
            x: [0, 0, 0, 0, 24],
            y: 30,
            w: [420, 420, 360, 320, 230],
          },
        }),
      }),
    },
    slides: SCENTS.map(scentSlide),
    globals: [
      globalSlide(
        { pos: 'back' },
        text({
          alias: 'House',
          rTo: 'slide',
          tag: 'h2',
          text: 'Maison Sève',
          type: house,
          colour: INK,
          across: 'center',
          align: 'center',
          w: '90%',
          y: [36, 32, 34, 30],
          tl: fadeIn(0),
        }),
        text({
          alias: 'Motto',
          rTo: 'slide',
          text: 'Six scents, pressed slowly in Grasse.',
          type: motto,
          colour: INK,
          across: 'center',
          align: 'center',
          w: '90%',
          y: [90, 82, 92, 78],
          tl: fadeIn(200),
        }),
      ),
    ],
  });
