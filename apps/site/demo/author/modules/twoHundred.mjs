import { DISPLAY, SANS } from '../kit/fonts.mjs';
import { fadeIn } from '../kit/motions.mjs';
import { moduleDocument } from '../kit/module.mjs';
import { globalSlide } from '../kit/slide.mjs';
import { text, type } from '../kit/text.mjs';
import { arrows } from '../nav/arrows.mjs';
import { bullets, scrubber } from '../nav/rows.mjs';
import { navigation, progress } from '../nav/settings.mjs';
import { FAMILIES } from './almanacColours.mjs';

const DARK = '#15120f';
const PALE = '#ffffff';

function hslToHex(h, s, l) {
  const a = (s / 100) * Math.min(l / 100, 1 - l / 100);
  const part = (n) => {
    const k = (n + h / 30) % 12;
    return Math.round(255 * (l / 100 - a * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

function luminance(hex) {
  const light = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
}

const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
const inkOn = (hex) =>
  contrast(luminance(hex), luminance(DARK)) >= contrast(luminance(hex), 1) ? DARK : PALE;

/** The tones of a family; the shorter way round the circle of hues. */
function toneOf({ from, to }, k) {
  const t = k / 9;
  const way = ((to[0] - from[0] + 540) % 360) - 180;
  return hslToHex(
    (from[0] + way * t + 360) % 360,
    from[1] + (to[1] - from[1]) * t,
    from[2] + (to[2] - from[2]) * t,
  );
}

/** Five levels with as few letters as will do: the large desktop inherits. */
const short = (list) => ['#a', ...list];

/** A text with only what it needs: two hundred slides are read at once. */
function line(
  id,
  words,
  { family, weight, size, leading, y, x = [80, 64, 48, 28], colour, tag, w = ['88%', '88%', '86%', '88%'] },
) {
  return {
    id,
    type: 'text',
    fluid: { tx: true, tr: true, sp: true },
    ...(tag ? { tag } : {}),
    content: { text: words },
    pos: { x: short(x), y: short(y), v: 'middle' },
    size: { w: short(w) },
    font: { family, size: short(size), weight },
    lh: short(size.map((s) => `${Math.round(s * leading)}px`)),
    color: colour,
    tl: {
      in: {
        content: {
          all: [
            { t: id * 120, d: 0, o: 0 },
            { t: id * 120, d: 600, e: 'power2.out', o: 1 },
          ],
        },
      },
      out: { content: { all: [{ t: 0, d: 300, o: 0 }] } },
    },
  };
}

const CHANGES = [
  { ms: 700, temp: { p: 'fade', m: 'basic', g: 'fade' }, in: { o: 0 } },
  { ms: 700, temp: { p: 'slideoverhorizontal', m: 'basic', g: 'slideover' }, in: { x: '(100%)' } },
];

const NAME = {
  family: DISPLAY,
  weight: 700,
  size: [120, 104, 92, 60],
  leading: 1,
  y: [-30, -26, -40, -50],
  tag: 'h2',
};
const SAID = { family: SANS, weight: 400, size: [28, 26, 28, 22], leading: 1.4, y: [74, 66, 64, 44] };
const CODE = { family: SANS, weight: 600, size: [18, 18, 22, 18], leading: 1.3, y: [-130, -118, -138, -144] };

function colourSlide(family, [name, said], k) {
  const hex = toneOf(family, k);
  const colour = inkOn(hex);
  return {
    wire: {
      title: name,
      params: [
        { v: hex, l: '7' },
        { v: family.family, l: '12' },
      ],
      attr: { deepLink: name.toLowerCase().replace(/[^a-z]+/g, '-') },
    },
    layers: [
      {
        id: 0,
        type: 'shape',
        subtype: 'slidebg',
        rTo: 'slide',
        size: { cMode: 'cover' },
        pos: { pos: 'absolute' },
        zIndex: 0,
        bg: { color: hex },
        tl: { in: { bg: CHANGES[k % 2] } },
      },
      line(1, `${family.family} ${hex}`, { ...CODE, colour }),
      line(2, name, { ...NAME, colour }),
      line(3, said, { ...SAID, colour }),
    ],
  };
}

export const twoHundred = () =>
  moduleDocument({
    id: 14,
    alias: 'two-hundred',
    title: 'Almanac of two hundred colours',
    size: { height: [640, 600, 640, 560], upscaling: true },
    settings: {
      bg: DARK,
      slideshow: { auto: true, sOH: true, shuffle: false, initDelay: '0' },
      len: 3000,
      nav: navigation({
        wheel: true,
        arrows: arrows({
          key: 'vt-bare',
          values: { size: 48 },
          show: [true, true, true, false],
          left: { h: 'right', v: 'top', x: 88, y: 24 },
          right: { h: 'right', v: 'top', x: 24, y: 24 },
        }),
        bullets: bullets({ key: 'vt-numbers', gap: 4, at: { v: 'bottom', y: 72 } }),
        scrubber: scrubber({
          key: 'vt-counter',
          ink: '#ffffff',
          quiet: 'rgba(255,255,255,0.6)',
          at: {
            h: ['center', 'center', 'center', 'center', 'right'],
            v: 'bottom',
            x: [0, 0, 0, 0, 24],
            y: 24,
            w: [900, 900, 760, 600, 240],
          },
        }),
      }),
      pbar: progress({ colour: '#ffffff', track: 'rgba(0,0,0,0.2)', size: 4, base: 'module', v: 'top' }),
    },
    slides: FAMILIES.flatMap((family) => family.colours.map((colour, k) => colourSlide(family, colour, k))),
    globals: [
      globalSlide(
        { pos: 'front' },
        text({
          alias: 'Counter',
          text: '{{current_slide_index}} of {{total_slide_count}}',
          type: type(SANS, 600, [18, 18, 22, 18], 1.3),
          colour: '#ffffff',
          bg: DARK,
          x: [80, 64, 48, 28],
          y: [40, 36, 36, 28],
          p: { t: 6, b: 6, l: 14, r: 14 },
          radius: 30,
          tl: fadeIn(0),
        }),
      ),
    ],
  });
