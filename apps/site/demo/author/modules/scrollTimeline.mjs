import { linear, radial } from '../kit/colour.mjs';
import { DISPLAY, SANS } from '../kit/fonts.mjs';
import { enter, leave } from '../kit/frames.mjs';
import { hover } from '../kit/hover.mjs';
import { fadeIn } from '../kit/motions.mjs';
import { moduleDocument } from '../kit/module.mjs';
import { slide } from '../kit/slide.mjs';
import { button, text, type } from '../kit/text.mjs';
import { image, shape } from '../kit/things.mjs';
import { transitions } from '../kit/transitions.mjs';
import { navigation } from '../nav/settings.mjs';

const title = type(DISPLAY, 700, [84, 72, 76, 48], 0.98, [-3, -2, -2, -1.5]);
const lead = type(SANS, 400, [20, 20, 24, 19], 1.5);
const label = type(SANS, 600, [16, 16, 20, 18], 1.3, 0.3);
const part = type(DISPLAY, 600, [22, 21, 24, 21], 1.2);
const note = type(SANS, 400, [16, 16, 20, 17], 1.45);

const PALE = '#e8eef8';
/** Follows the scroll: the time in its frames is a way along the page. */
const follows = { s: { ut: true, so: 0 } };
const still = { s: { ut: false, so: 0 } };
/** How many pixels a visitor scrolls for a millisecond as it is written below. */
const PACE = 0.65;
const paced = (ms) => Math.round(ms * PACE);

/** A piece of the watch: falls into its place while the page is scrolled. */
const piece = (name, alt, at, from, z) =>
  image({
    alias: name,
    src: `/demo/media/watch-${name}.webp`,
    alt,
    across: ['right', 'right', 'center', 'center'],
    down: ['middle', 'middle', 'top', 'top'],
    x: [10, 0, 0, 0],
    y: [10, 10, 30, 20],
    w: [660, 540, 410, 330],
    h: [660, 540, 410, 330],
    mod: follows,
    z,
    tl: {
      in: {
        content: enter({
          from: { o: 0, ...from },
          at: paced(at),
          ms: paced(1400),
          ease: 'power2.out',
          pers: '1200px',
        }),
      },
      out: { content: leave({ to: { o: 0, y: -60 } }) },
    },
  });

const PARTS = [
  ['Case', '38 mm of recycled steel, turned from one bar.', 600],
  ['Movement', 'Eleven jewels. You wind it; it returns the favour for 70 hours.', 1500],
  ['Dial', 'Lacquered in nine coats, brushed from the centre out.', 2400],
  ['Crystal', 'Sapphire, domed by a hair, dry to 100 metres.', 3300],
];

const captions = PARTS.flatMap(([what, line, at], k) => {
  const column = k % 2;
  const down = Math.floor(k / 2);
  const x = [[60, 330][column], [48, 290][column], 48 + k * 172, [28, 252][column]];
  const y = [516 + down * 108, 474 + down * 118, 796, 640 + down * 36];
  const arrive = (extra) => ({
    in: { content: enter({ from: { o: 0, y: 24 }, at: paced(at + extra), ms: paced(600) }) },
    out: { content: leave() },
  });
  return [
    text({
      alias: what,
      tag: 'h3',
      text: what,
      type: part,
      colour: '#ff9a6b',
      x,
      y,
      w: [230, 210, 160, 200],
      mod: follows,
      tl: arrive(200),
    }),
    text({
      alias: `${what}, note`,
      text: line,
      type: note,
      colour: PALE,
      x,
      y: y.map((v, l) => v + [28, 27, 31, 28][l]),
      w: [230, 216, 322, 204],
      show: [true, true, false, false],
      mod: follows,
      tl: arrive(350),
    }),
  ];
});

export const scrollTimeline = () =>
  moduleDocument({
    id: 9,
    alias: 'scroll-timeline',
    title: 'Fathom 38, put together by scrolling',
    type: 'hero',
    size: {
      height: [790, 760, 960, 800],
      fullHeight: true,
      min: ['700px', '640px', '640px', '560px'],
      max: ['1200px', '1100px', '1200px', '960px'],
    },
    settings: {
      bg: '#070b16',
      vPort: ['-200px', '-200px', '-200px', '-200px', '-200px'],
      sbt: {
        use: true,
        f: true,
        fStart: 900,
        fEnd: 3300,
        layers: true,
        e: 'none',
        s: 0.5,
        pull: false,
        nL: true,
        a: 'top',
      },
      slideshow: { auto: false, initDelay: '0' },
      len: 4000,
      nav: navigation({ keys: 'off', swipe: false }),
    },
    slides: [
      slide(
        {
          title: 'Fathom 38',
          len: '4000',
          background: {
            paint: radial(['#22365e', 0], ['#0d1730', 46], ['#060a14', 100]),
            overlay: { type: 2, size: 4, cA: 'transparent', cB: 'rgba(255,255,255,0.03)' },
            transition: transitions.fade(),
          },
        },
        shape({
          alias: 'Glow',
          across: ['right', 'right', 'center', 'center'],
          down: ['middle', 'middle', 'top', 'top'],
          x: [-10, -20, 0, 0],
          y: [0, 0, 0, 0],
          w: [720, 600, 480, 380],
          h: [720, 600, 480, 380],
          bg: radial(['rgba(94, 150, 230, 0.34)', 0], ['rgba(94, 150, 230, 0)', 66]),
          mod: follows,
          z: 1,
          tl: fadeIn(paced(400), paced(2000)),
        }),
        piece('movement', 'Movement of the watch', 1200, { y: 320, rX: '48deg', sX: 0.8, sY: 0.8 }, 2),
        piece('dial', 'Blue dial of the watch', 2100, { y: 200, rX: '48deg', sX: 0.9, sY: 0.9 }, 3),
        piece('hands', 'Hands of the watch at nine minutes past ten', 2700, { rZ: '-140deg' }, 4),
        piece('case', 'Steel case of the watch', 300, { y: -240, rX: '30deg', sX: 1.2, sY: 1.2 }, 5),
        piece('glass', '', 3200, { y: -300, sX: 1.3, sY: 1.3 }, 6),
        text({
          alias: 'Label',
          text: 'Fathom 38. Hand-wound, made in Glashütte',
          type: label,
          colour: '#9fc0ea',
          x: [60, 48, 48, 28],
          y: [96, 92, 466, 370],
          w: [520, 440, 680, 424],
          mod: still,
          tl: fadeIn(0),
        }),
        text({
          alias: 'Title',
          tag: 'h2',
          text: 'Every part knows its place.',
          type: title,
          colour: '#ffffff',
          x: [60, 48, 48, 28],
          y: [132, 128, 502, 400],
          w: [490, 440, 690, 424],
          mod: still,
          tl: {
            in: { content: enter({ from: { o: 0, y: 60 }, at: 0, ms: 500 }) },
            out: { content: leave() },
          },
        }),
        text({
          alias: 'Lead',
          text: 'Scroll, and the watch goes together in the order in which we build it. It takes you six seconds. It takes Jonas eleven days.',
          type: lead,
          colour: PALE,
          x: [60, 48, 48, 28],
          y: [394, 356, 664, 506],
          w: [480, 440, 680, 424],
          mod: still,
          tl: fadeIn(200),
        }),
        ...captions,
        button({
          alias: 'Order',
          text: 'Reserve number 212',
          href: '/fathom-38/',
          type: label,
          colour: '#0a1122',
          bg: linear(90, ['#ffb184', 0], ['#ff8a55', 100]),
          across: ['right', 'right', 'center', 'center'],
          down: 'bottom',
          x: [245, 180, 0, 0],
          y: [36, 34, 34, 30],
          p: { t: [14, 14, 17, 14], b: [14, 14, 17, 14], l: [24, 24, 28, 24], r: [24, 24, 28, 24] },
          radius: 40,
          z: 20,
          shadow: { y: 10, blur: 34, colour: 'rgba(255, 138, 85, 0.35)' },
          hover: hover({ colour: '#0a1122', bg: '#ffffff', radius: '40px' }),
          mod: follows,
          tl: {
            in: { content: enter({ from: { o: 0, y: 30 }, at: paced(4200), ms: paced(600) }) },
            out: { content: leave() },
          },
        }),
      ),
    ],
  });
