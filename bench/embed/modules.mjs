/** @typedef {Record<string, unknown>} Json */

const five = (/** @type {unknown} */ value) => [value, value, value, value, value];

/** @param {number} id @param {string} text @param {Json} [more] @returns {Json} */
const text = (id, text, more = {}) => ({
  id,
  type: 'text',
  content: { text },
  pos: { x: five(80), y: five(80 + id * 70), h: 'left', v: 'top', pos: 'absolute' },
  font: { family: 'sans-serif', size: five(id === 1 ? 56 : 22), weight: id === 1 ? 700 : 400 },
  color: '#ffffff',
  ...more,
});

/** In from a side, out to the other. @param {Json} from @param {number} atMs */
const comes = (from, atMs) => ({
  in: {
    content: {
      all: [
        { t: atMs, d: 0, o: 0, ...from },
        { t: atMs, d: 600, e: 'power3.out', x: 0, y: 0, o: 1 },
      ],
    },
  },
  out: { content: { all: [{ t: 0, d: 300, e: 'power2.in', o: 0, ...from }] } },
});

/** @param {string} picture @param {Json} [more] @returns {Json} */
const background = (picture, more = {}) => ({
  id: 0,
  type: 'shape',
  subtype: 'slidebg',
  bg: { color: '#223344', image: { src: `/demo/media/${picture}.webp` } },
  ...more,
});

/** @param {Json} settings @param {readonly (readonly Json[])[]} slides @returns {Json} */
const module = (settings, slides) => ({
  id: '1',
  settings: {
    title: 'Bench',
    size: { width: [1240, 1240, 1024, 778, 480], height: five(600), fullWidth: true },
    slideshow: { auto: false },
    ...settings,
  },
  slides: Object.fromEntries(
    slides.map((layers, index) => {
      const id = index + 1;
      return [id, { id, slide: { id, order: id }, layers: Object.fromEntries(layers.entries()) }];
    }),
  ),
});

const PLACES = ['summit', 'fjord', 'dunes', 'lavender', 'tide'].map((name) => `place-${name}`);
const arrow = (/** @type {string} */ side) => ({
  a: 'slider',
  h: five(side),
  v: five('center'),
  x: five(30),
  y: five(0),
});
const arrows = { set: true, on: true, key: 'vt-disc', l: arrow('left'), r: arrow('right') };
const fade = { tl: { in: { bg: { ms: 700, temp: { p: 'fade' } } } } };

/** A text, a picture and no motion. */
export const stillHero = module({ type: 'hero', alias: 'still' }, [
  [background('place-summit'), text(1, 'The high road'), text(2, 'Nine days over five passes.')],
]);

/** Texts that come in, a fade from slide to slide, arrows. */
export const layerSlider = module(
  { type: 'standard', alias: 'slider', nav: { arrows } },
  PLACES.slice(0, 3).map((place, index) => [
    background(place, fade),
    text(1, `Slide ${index + 1}`, { tl: comes({ x: '-120px' }, 0) }),
    text(2, 'A line of text below it.', { tl: comes({ y: '60px' }, 200) }),
  ]),
);

/** Five slides side by side, arrows and swipe. */
export const carousel = module(
  {
    type: 'carousel',
    alias: 'carousel',
    size: { width: five(500), height: five(500) },
    nav: { arrows, s: { use: true, desk: true } },
    carousel: { type: 'h', maxV: 3, space: 20, infinity: true },
  },
  PLACES.map((place, index) => [background(place), text(1, `Card ${index + 1}`)]),
);
