import { column, row, zone } from '../kit/containers.mjs';
import { SANS, SERIF } from '../kit/fonts.mjs';
import { hover } from '../kit/hover.mjs';
import { fadeIn, grow, lines, rise, unveil } from '../kit/motions.mjs';
import { moduleDocument } from '../kit/module.mjs';
import { globalSlide, slide } from '../kit/slide.mjs';
import { button, text, type } from '../kit/text.mjs';
import { picture } from '../kit/things.mjs';
import { transitions } from '../kit/transitions.mjs';
import { arrows } from '../nav/arrows.mjs';
import { cardRow } from '../nav/rows.mjs';
import { navigation } from '../nav/settings.mjs';

const INK = '#2a211a';
const BLUE = '#22408f';
const title = type(SERIF, 400, [48, 42, 50, 38], 1.1, -1);
const body = type(SANS, 400, [18, 18, 22, 19], 1.55);
const strap = type(SERIF, 400, [38, 34, 42, 34], 1.15, -0.5);
const action = type(SANS, 600, [17, 17, 21, 19], 1.2);
const journal = type(SERIF, 500, [34, 32, 40, 34], 1.1, -0.5);

/** The picture that shows until a story brings its own. */
const FALLBACK = '/demo/media/clay-moonjar.webp';

const template = slide(
  {
    title: '{{title}}',
    description: '{{excerpt:words:12}}',
    thumb: FALLBACK,
    params: [['{{date}}'], ['{{author_name}}']],
    background: { paint: '#f3ede3', transition: transitions.slideOver() },
  },
  zone(
    'middle',
    {},
    row(
      {
        stackFrom: 3,
        p: { l: [48, 40, 40, 26], r: [48, 40, 40, 26], t: [110, 100, 116, 96], b: [96, 90, 96, 84] },
      },
      column(
        '7/12',
        { p: { r: [56, 44, 0, 0] } },
        picture({
          flow: true,
          src: FALLBACK,
          fromStream: true,
          alt: '{{title}}',
          w: '100%',
          h: [460, 400, 440, 270],
          radius: 6,
          shadow: { y: 24, blur: 50, spread: -16, colour: 'rgba(42, 33, 26, 0.35)' },
          tl: grow(150, 0.94),
        }),
      ),
      column(
        '5/12',
        { vA: 'middle', p: { t: [0, 0, 36, 28] } },
        text({
          flow: true,
          text: 'Slip, fire, repeat.',
          type: strap,
          italic: true,
          colour: BLUE,
          m: { b: [14, 12, 16, 12] },
          tl: fadeIn(250),
        }),
        text({ flow: true, tag: 'h3', text: '{{title}}', type: title, colour: INK, tl: unveil(350) }),
        text({
          flow: true,
          text: '{{excerpt:words:20}}',
          type: body,
          colour: INK,
          m: { t: [12, 10, 12, 10] },
          tl: lines(550),
        }),
        text({
          flow: true,
          text: 'By {{author_name}}, {{date}}',
          type: body,
          colour: INK,
          m: { t: [12, 10, 12, 10], b: [26, 24, 28, 24] },
          tl: lines(700),
        }),
        button({
          flow: true,
          text: 'Read the story',
          href: '{{link}}',
          type: action,
          colour: '#ffffff',
          bg: BLUE,
          p: { t: [15, 15, 18, 16], b: [15, 15, 18, 16], l: [26, 26, 30, 26], r: [26, 26, 30, 26] },
          radius: 4,
          hover: hover({ colour: '#ffffff', bg: INK, radius: '4px' }),
          tl: rise(850, 20),
        }),
      ),
    ),
  ),
);

export const postFeed = () =>
  moduleDocument({
    id: 12,
    alias: 'post-feed',
    title: 'Kiln Notes, from the journal',
    size: { height: [660, 600, 940, 700], fullWidth: false, maxWidth: '1240px' },
    settings: {
      bg: '#f3ede3',
      source: {
        type: 'post',
        post: {
          maxPosts: 6,
          excerptLimit: 40,
          sortBy: 'date',
          sortDir: 'DESC',
          fetchType: 'cat_tag',
          types: 'post',
          category: 'kiln-notes',
          tags: '',
        },
      },
      slideshow: { auto: true, sOH: true, initDelay: '0' },
      nav: navigation({
        arrows: arrows({
          key: 'vt-pill',
          values: { ink: '#ffffff', paper: BLUE },
          show: [true, true, true, false],
          left: { h: 'right', v: 'top', x: 108, y: 32 },
          right: { h: 'right', v: 'top', x: 48, y: 32 },
        }),
        thumbs: cardRow({
          key: 'vt-cards',
          values: { accent: BLUE },
          at: { h: 'left', v: 'bottom', x: 72, y: 20 },
          size: { w: [72, 72, 76, 60], h: [54, 54, 58, 46], seen: 6 },
          show: [true, true, true, false],
        }),
      }),
    },
    slides: [template],
    globals: [
      globalSlide(
        { pos: 'front' },
        text({
          alias: 'Journal',
          tag: 'h2',
          text: 'Kiln Notes',
          type: journal,
          colour: INK,
          x: [48, 40, 40, 26],
          y: [40, 36, 40, 34],
          tl: fadeIn(0),
        }),
      ),
    ],
  });
