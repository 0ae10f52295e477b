import { linear, radial } from '../kit/colour.mjs';
import { group } from '../kit/containers.mjs';
import { DISPLAY, SANS, SERIF } from '../kit/fonts.mjs';
import { filter } from '../kit/frames.mjs';
import { hover } from '../kit/hover.mjs';
import { audio, backgroundVideo, video } from '../kit/media.mjs';
import { fadeIn, focus, grow, lines, rise } from '../kit/motions.mjs';
import { moduleDocument } from '../kit/module.mjs';
import { slide } from '../kit/slide.mjs';
import { button, text, type } from '../kit/text.mjs';
import { shape } from '../kit/things.mjs';
import { transitions } from '../kit/transitions.mjs';
import { dashBullets } from '../nav/rows.mjs';
import { navigation, progress } from '../nav/settings.mjs';

const title = type(SERIF, 300, [92, 80, 84, 56], 1.02, [-3, -2, -2, -1]);
const lead = type(SANS, 400, [21, 20, 24, 20], 1.5);
const label = type(SANS, 600, [16, 16, 20, 18], 1.3, 0.3);
const action = type(SANS, 600, [17, 17, 21, 18], 1.2);
const brand = type(DISPLAY, 700, [30, 28, 34, 28], 1, -1);

const PALE = '#eef4fb';
const left = [48, 40, 40, 28];

const wordmark = () => text({ alias: 'Lull', text: 'Lull', type: brand, colour: PALE, x: left, y: [44, 40, 48, 40], tl: fadeIn(0) });
const veil = (angle) => shape({ alias: 'Veil', rTo: 'slide', w: '100%', h: '100%', bg: linear(angle, ['rgba(4, 10, 24, 0.86)', 0], ['rgba(4, 10, 24, 0.55)', 45], ['rgba(4, 10, 24, 0.1)', 100]), tl: fadeIn(0) });
const glass = (timeline) => ({ ...timeline, in: { ...timeline.in, filter: filter({ behind: 14 }) } });

const seaSlide = slide(
  {
    title: 'Harbour, 04:12',
    deepLink: 'harbour',
    len: '16000',
    background: {
      paint: '#071022',
      video: backgroundVideo({ src: '/demo/media/loop-night-sea.mp4', poster: '/demo/media/loop-night-sea-poster.webp' }),
      transition: transitions.crossfade(1600),
    },
  },
  veil(90),
  wordmark(),
  text({ alias: 'Title', tag: 'h2', text: 'Twenty-four seconds of sea, for as long as you need.', type: title, colour: PALE, x: left, down: 'middle', y: [-96, -90, -150, -128], w: [800, 720, 690, 424], tl: lines(300) }),
  text({ alias: 'Lead', text: 'Lull is a library of field recordings for people who sleep badly and listen well.', type: lead, colour: PALE, x: left, down: 'middle', y: [92, 84, 110, 96], w: [520, 500, 640, 420], tl: rise(900) }),
  group(
    { alias: 'Player', ref: 'player', x: left, down: 'bottom', y: [72, 68, 90, 84], w: [520, 500, 690, 424], h: [128, 124, 150, 136], bg: 'rgba(10, 22, 46, 0.82)', radius: 18, border: { width: 1, colour: 'rgba(238, 244, 251, 0.28)' }, tl: glass(rise(1200)) },
    text({ text: 'Harbour, 04:12. Recorded by Ana Lopes', type: label, colour: PALE, x: [22, 20, 24, 20], y: [18, 17, 20, 17], w: [340, 320, 420, 250], wrap: 'nowrap', oflow: 'hidden', tl: fadeIn(1300) }),
    button({
      ref: 'sound',
      alias: 'Sound',
      text: 'Sound on',
      toggled: 'Sound off',
      type: label,
      colour: '#071022',
      bg: '#a9cdf0',
      across: 'right',
      x: [16, 14, 18, 14],
      y: [12, 11, 13, 11],
      p: { t: 6, b: 6, l: 14, r: 14 },
      radius: 40,
      hover: hover({ colour: '#071022', bg: '#ffffff', radius: '40px' }),
      actions: [{ a: 'toggleMedia', target: ['harbour'] }],
      tl: fadeIn(1400),
    }),
    audio({ ref: 'harbour', alias: 'Harbour, 04:12', src: '/demo/media/sound-harbour.mp3', loops: true, controls: 's', poster: '/demo/media/loop-night-sea-poster.webp', x: [18, 16, 20, 16], y: [62, 60, 78, 66], w: [484, 468, 650, 392], h: [50, 48, 54, 54], alt: 'Recording of a harbour at night', tl: fadeIn(1400) }),
  ),
);

const rainSlide = slide(
  { title: 'Attic rain', deepLink: 'rain', background: { paint: radial(['#3a2b2a', 0], ['#17121a', 100]), transition: transitions.zoom() } },
  wordmark(),
  text({ alias: 'Title', tag: 'h2', text: 'Rain, from the good side of the glass.', type: title, size: [72, 62, 72, 52], colour: '#fdeee0', x: left, down: ['middle', 'middle', 'top', 'top'], y: [-90, -84, 130, 110], w: [480, 420, 690, 424], tl: lines(200) }),
  text({ alias: 'Lead', text: 'An attic in Lyon, a Tuesday in March. Press play, put the kettle on, cancel something.', type: lead, colour: '#fdeee0', x: left, down: ['middle', 'middle', 'bottom', 'bottom'], y: [80, 74, 190, 176], w: [420, 380, 690, 424], tl: rise(700) }),
  button({ alias: 'Browse', text: 'Browse 214 recordings', href: '/recordings', type: action, colour: '#17121a', bg: '#f2b36b', x: left, down: ['middle', 'middle', 'bottom', 'bottom'], y: [196, 184, 104, 92], p: { t: [15, 14, 17, 15], b: [15, 14, 17, 15], l: [26, 24, 30, 24], r: [26, 24, 30, 24] }, radius: 40, hover: hover({ colour: '#17121a', bg: '#ffffff', radius: '40px' }), tl: rise(900) }),
  video({ alias: 'Attic rain', src: '/demo/media/loop-attic-rain.mp4', poster: '/demo/media/loop-attic-rain-poster.webp', loops: true, mute: true, controls: 's', ratio: '16:10', across: ['right', 'right', 'center', 'center'], down: ['middle', 'middle', 'top', 'top'], x: [48, 40, 0, 0], y: [0, 0, 330, 270], w: [620, 500, 698, 424], h: [388, 312, 436, 265], radius: 16, oflow: 'hidden', shadow: { y: 30, blur: 70, colour: 'rgba(0, 0, 0, 0.5)' }, turn: [1.5, 1.5, 0, 0], alt: 'Rain on an attic window', tl: grow(400) }),
);

const cinemaSlide = slide(
  {
    title: 'Open film night',
    deepLink: 'film-night',
    background: {
      paint: '#060b1c',
      video: backgroundVideo({ kind: 'youtube', src: 'eRsGyueVLvQ', poster: '/demo/media/route-lake.webp', start: '0:10', end: '0:52', args: 'rel=0&modestbranding=1' }),
      overlay: { type: 6, size: 1, cA: 'transparent', cB: 'rgba(0,0,0,0.35)' },
      transition: transitions.boxes(),
    },
  },
  veil(120),
  wordmark(),
  text({ alias: 'Title', tag: 'h2', text: 'Open film night by the lake.', type: title, colour: PALE, x: left, down: 'middle', y: [-70, -66, -90, -90], w: [760, 680, 690, 424], tl: focus(300) }),
  text({ alias: 'Lead', text: 'Every Thursday in August: free films, real projectors, blankets provided. This week, Sintel, with our own sound.', type: lead, colour: PALE, x: left, down: 'middle', y: [80, 74, 100, 92], w: [560, 520, 690, 424], tl: rise(800) }),
  button({ alias: 'Seat', text: 'Save a seat', href: '/events/film-night', type: action, colour: '#060b1c', bg: '#a9cdf0', x: left, down: 'middle', y: [190, 176, 226, 210], p: { t: [15, 14, 17, 15], b: [15, 14, 17, 15], l: [26, 24, 30, 24], r: [26, 24, 30, 24] }, radius: 40, hover: hover({ colour: '#060b1c', bg: '#ffffff', radius: '40px' }), tl: rise(1000) }),
);

export const videoHero = () =>
  moduleDocument({
    id: 7,
    alias: 'video-hero',
    title: 'Lull, recordings for the night',
    size: { height: [820, 760, 1020, 900], fullHeight: true, min: ['640px', '620px', '600px', '600px'], max: ['1100px', '1100px', '1100px', '1000px'] },
    settings: {
      bg: '#071022',
      slideshow: { auto: true, sOH: false, fOB: true, initDelay: '0' },
      len: 12000,
      nav: navigation({ bullets: dashBullets({ ink: '#ffffff', quiet: 'rgba(255,255,255,0.5)', direction: 'vertical', at: { h: 'right', v: 'center', x: 22, y: 0 }, show: [true, true, true, false] }) }),
      pbar: progress({ kind: 'cw', size: 3, radius: 20, colour: '#ffffff', track: 'rgba(255,255,255,0.25)', h: 'right', v: 'bottom', x: 40, y: 40, show: [true, true, true, false] }),
    },
    slides: [seaSlide, rainSlide, cinemaSlide],
  });
