import { radial } from '../kit/colour.mjs';
import { column, row, zone } from '../kit/containers.mjs';
import { SANS, SERIF } from '../kit/fonts.mjs';
import { chars, fadeIn, focus, lines, rise, words } from '../kit/motions.mjs';
import { moduleDocument } from '../kit/module.mjs';
import { globalSlide, slide } from '../kit/slide.mjs';
import { text, type } from '../kit/text.mjs';
import { picture, shape } from '../kit/things.mjs';
import { transitions } from '../kit/transitions.mjs';
import { chapterTabs } from '../nav/rows.mjs';
import { navigation } from '../nav/settings.mjs';

const INK = '#1d1a16';
const RED = '#a8321a';
const steady = { tx: false, tr: true, sp: true };

const cover = type(SERIF, 300, [104, 92, 96, 62], 0.98, [-4, -3, -3, -2]);
const head = type(SERIF, 400, [54, 50, 58, 44], 1.08, -1);
const standfirst = type(SERIF, 400, [25, 24, 27, 23], 1.42);
const body = type(SERIF, 400, [18, 18, 18, 17], 1.62);
const small = type(SANS, 500, [15, 15, 15, 15], 1.5);
const quote = type(SERIF, 300, [58, 52, 56, 40], 1.14, -1);

const gutter = { l: [40, 36, 36, 26], r: [40, 36, 36, 26] };
const pageRow = (...columns) => row({ stackFrom: 3, p: { ...gutter, t: [56, 52, 56, 44], b: [120, 116, 116, 100] } }, ...columns);
const chapter = (number, title) => [[number, 12], [title, 40]];
const clear = (transition) => ({ transition });

const DROPCAP = (letter) => `<span class="vt-dropcap">${letter}</span>`;

const coverSlide = slide(
  { title: 'The year we learned to read clouds', params: chapter('No. 41', 'Cover'), deepLink: 'cover', len: '14000', background: clear(transitions.fade()) },
  zone(
    'middle',
    {},
    pageRow(
      column(
        '7/12',
        { vA: 'middle', p: { r: [56, 44, 0, 0] } },
        text({ flow: true, text: 'Slow Weather / Autumn 2026', type: small, colour: RED, fluid: steady, m: { b: [22, 20, 22, 18] }, tl: fadeIn(100) }),
        text({ flow: true, tag: 'h2', text: 'The year we learned to read <em>clouds</em>', type: cover, colour: INK, m: { b: [30, 26, 28, 22] }, tl: words(200, { from: { y: '60%', o: 0 } }) }),
        text({ flow: true, text: 'Eleven farmers, a retired pilot and one stubborn goat on what the sky says when nobody asks a telephone.', type: standfirst, colour: INK, m: { b: [22, 20, 22, 18] }, tl: lines(700) }),
        text({ flow: true, text: 'Words by <strong>Ilse Marchetti</strong>. Engraving by the house press.', type: small, colour: INK, fluid: steady, tl: fadeIn(1200) }),
      ),
      column(
        '5/12',
        { vA: 'middle', p: { t: [0, 0, 40, 32] } },
        picture({ flow: true, src: '/demo/media/engraved-cloud.webp', alt: 'Wood engraving of a heaped cloud with rain falling from it', w: '100%', h: [330, 292, 460, 280], fit: 'contain', blend: 'multiply', tl: focus(500, 8) }),
        text({ flow: true, text: '<em>Cumulus congestus</em>, cut in pear wood from memory.', type: small, colour: INK, fluid: steady, m: { t: 10 }, tl: fadeIn(1300) }),
      ),
    ),
  ),
);

const essaySlide = slide(
  { title: 'What the goat knew', params: chapter('I', 'What the goat knew'), deepLink: 'goat', len: '20000', background: clear(transitions.crossfade()) },
  zone(
    'top',
    {},
    row({ stackFrom: 3, p: { ...gutter, t: [56, 52, 56, 44] } }, column('1/1', {}, text({ flow: true, tag: 'h2', text: 'What the goat knew', type: head, colour: INK, tl: chars(150, { from: { y: '40%', o: 0 }, ms: 600, delay: 25 }) }))),
    row(
      { stackFrom: 3, p: { ...gutter, t: [26, 24, 26, 20], b: [120, 116, 116, 100] } },
      column(
        '5/12',
        { p: { r: [36, 30, 0, 0] } },
        text({ flow: true, text: `${DROPCAP('O')}n the morning of the flood Bruna would not leave the barn. The barometer said fair. The radio said fair. The goat lay down in the door, put her chin on the sill, and looked at the hill as if it owed her money.`, type: body, colour: INK, fluid: steady, m: { b: 16 }, tl: lines(400) }),
        text({ flow: true, text: 'By noon the hill had come down to the road. Since then the valley keeps two forecasts: the one from the city, which is printed, and the one from the barn, which is right.', type: body, colour: INK, fluid: steady, tl: lines(600) }),
      ),
      column(
        '4/12',
        { p: { r: [36, 30, 0, 0], t: [0, 0, 18, 16] } },
        text({ flow: true, text: 'I came for a week to write about the joke, and stayed for the method. It has no instruments. It has a door, a chair, and ten minutes before breakfast in which nobody speaks. You look. You write down one line. You do it again tomorrow.', type: body, colour: INK, fluid: steady, m: { b: 16 }, tl: lines(800) }),
        text({ flow: true, text: 'After a hundred mornings the lines begin to answer one another.', type: body, colour: INK, fluid: steady, tl: lines(1000) }),
      ),
      column(
        '3/12',
        { p: { l: [22, 18, 0, 0], t: [0, 0, 24, 20] }, border: { width: { l: [1, 1, 0, 0] }, colour: 'rgba(29, 26, 22, 0.3)' } },
        text({ flow: true, tag: 'h3', text: 'Before breakfast', type: small, size: [17, 17, 17, 17], weight: 700, colour: RED, fluid: steady, m: { b: 8 }, tl: fadeIn(900) }),
        text({ flow: true, wrap: 'normal', text: '<ul><li>Where does the smoke go?</li><li>How far can you hear the train?</li><li>Are the swallows high or low?</li><li>Does the hill look near?</li><li>What is the goat doing?</li></ul>', type: small, colour: INK, fluid: steady, leading: 1.75, attr: { class: 'vt-list' }, tl: lines(1100) }),
      ),
    ),
  ),
);

const guideSlide = slide(
  { title: 'A field guide in five lines', params: chapter('II', 'A field guide'), deepLink: 'guide', len: '16000', background: clear(transitions.blur()) },
  zone(
    'middle',
    {},
    pageRow(
      column(
        '6/12',
        { vA: 'middle', p: { r: [60, 48, 0, 0] } },
        text({ flow: true, tag: 'h2', text: 'The sky is not a picture. It is a <em>sentence</em>, and you are in the middle of it.', type: quote, colour: INK, m: { b: [20, 18, 20, 18] }, tl: words(200, { dir: 'middle', from: { o: 0, y: 20 } }) }),
        text({ flow: true, text: 'Aurelio Banti, pilot, 81', type: small, colour: RED, fluid: steady, tl: fadeIn(1200) }),
      ),
      column(
        '6/12',
        { vA: 'middle', p: { t: [0, 0, 34, 28] } },
        text({
          flow: true,
          wrap: 'normal',
          text: '<ol><li><strong>Mares’ tails</strong> at breakfast: leave the washing in tonight.</li><li><strong>Towers with flat feet</strong>: lunch outdoors, tea indoors.</li><li><strong>A ring round the moon</strong>: count the stars in it, those are the days.</li><li><strong>Sky like fish scales</strong>: two fair days, then not.</li><li><strong>No cloud at all, and the dog is nervous</strong>: so should you be.</li></ol>',
          type: body,
          colour: INK,
          fluid: steady,
          leading: 1.85,
          attr: { class: 'vt-list' },
          tl: lines(500, { delay: 180 }),
        }),
        text({ flow: true, text: 'Read the whole notebook', href: '/notebook', deco: 'underline', type: small, colour: RED, fluid: steady, m: { t: 22 }, tl: fadeIn(1500) }),
      ),
    ),
  ),
);

const colophonSlide = slide(
  { title: 'Colophon', hfn: true, params: chapter('', 'Colophon'), background: clear(transitions.fade()) },
  zone('middle', {}, pageRow(column('8/12', {}, text({ flow: true, tag: 'h2', text: 'Set in Fraunces, printed when it is ready.', type: head, colour: INK, tl: rise(200) })))),
);

const paperLayers = [
  shape({ alias: 'Paper light', rTo: 'slide', across: 'center', down: 'middle', w: '100%', h: '100%', bg: radial(['rgba(255, 255, 255, 0.85)', 0], ['rgba(233, 222, 200, 0.5)', 100]), sStart: 1, sEnd: 'last', z: 1 }),
  text({ alias: 'Great letter', text: 'W', type: type(SERIF, 900, [700, 600, 620, 440], 0.8), colour: 'rgba(168, 50, 26, 0.06)', acc: { hidden: 'true' }, across: 'right', down: 'bottom', x: [-60, -50, -60, -60], y: [-80, -60, -60, -40], pE: 'none', sStart: 1, sEnd: 3, z: 2, tl: rise(0, 80) }),
];

export const editorial = () =>
  moduleDocument({
    id: 3,
    alias: 'editorial',
    title: 'Slow Weather, an essay in three parts',
    size: {
      height: [720, 660, 1080, 900],
      fullWidth: false,
      maxWidth: '1180px',
      p: { t: [24, 24, 16, 0], b: [24, 24, 16, 0] },
      m: { t: [32, 24, 0, 0], b: [32, 24, 0, 0] },
    },
    settings: {
      bg: '#f6f1e7',
      shdw: 3,
      len: 14000,
      slideshow: { auto: false, sOH: true, initDelay: '0' },
      codes: {
        css: '.vt-dropcap{float:left;font-weight:600;font-size:4.1em;line-height:.78;padding:.06em .09em 0 0;color:#a8321a}.vt-list ul,.vt-list ol{padding-inline-start:1.25em;list-style-position:outside}.vt-list li::marker{color:#a8321a}',
      },
      nav: navigation({
        keys: 'horizontal',
        tabs: chapterTabs({ ink: INK, quiet: 'rgba(29,26,22,0.3)', accent: RED, family: 'Instrument Sans, sans-serif', at: { h: 'left', v: 'bottom', x: 40, y: 20, to: 'grid' }, size: { w: [220, 200, 200, 130], h: [64, 64, 64, 64], seen: 3 } }),
      }),
    },
    slides: [coverSlide, essaySlide, guideSlide, colophonSlide],
    globals: [globalSlide({ pos: 'back' }, ...paperLayers)],
  });
