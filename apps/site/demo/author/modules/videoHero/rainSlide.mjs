import { radial } from '../../kit/colour.mjs';
import { hover } from '../../kit/hover.mjs';
import { video } from '../../kit/media.mjs';
import { grow, lines, rise } from '../../kit/motions.mjs';
import { slide } from '../../kit/slide.mjs';
import { button, text } from '../../kit/text.mjs';
import { transitions } from '../../kit/transitions.mjs';
import { action, lead, left, title, wordmark } from './look.mjs';

export const rainSlide = slide(
  {
    title: 'Attic rain',
    deepLink: 'rain',
    background: { paint: radial(['#3a2b2a', 0], ['#17121a', 100]), transition: transitions.zoom() },
  },
  wordmark(),
  text({
    alias: 'Title',
    tag: 'h2',
    text: 'Rain, from the good side of the glass.',
    type: title,
    size: [72, 62, 72, 52],
    colour: '#fdeee0',
    x: left,
    down: ['middle', 'middle', 'top', 'top'],
    y: [-90, -84, 110, 96],
    w: [480, 420, 690, 424],
    tl: lines(200),
  }),
  text({
    alias: 'Lead',
    text: 'An attic in Lyon, a Tuesday in March. Press play, put the kettle on, cancel something.',
    type: lead,
    colour: '#fdeee0',
    x: left,
    down: ['middle', 'middle', 'top', 'top'],
    y: [80, 74, 706, 534],
    w: [420, 380, 690, 424],
    tl: rise(700),
  }),
  button({
    alias: 'Browse',
    text: 'Browse 214 recordings',
    href: '/listening-room/',
    type: action,
    colour: '#17121a',
    bg: '#f2b36b',
    x: left,
    down: ['middle', 'middle', 'top', 'top'],
    y: [196, 184, 800, 604],
    p: { t: [15, 14, 17, 15], b: [15, 14, 17, 15], l: [26, 24, 30, 24], r: [26, 24, 30, 24] },
    radius: 40,
    hover: hover({ colour: '#17121a', bg: '#ffffff', radius: '40px' }),
    tl: rise(900),
  }),
  video({
    alias: 'Attic rain',
    src: '/demo/media/loop-attic-rain.mp4',
    poster: '/demo/media/loop-attic-rain-poster.webp',
    loops: true,
    mute: true,
    controls: 's',
    ratio: '16:10',
    fullScreen: true,
    across: ['right', 'right', 'center', 'center'],
    down: ['middle', 'middle', 'top', 'top'],
    x: [48, 40, 0, 0],
    y: [0, 0, 272, 276],
    w: [620, 500, 660, 400],
    h: [388, 312, 412, 242],
    radius: 16,
    oflow: 'hidden',
    shadow: { y: 30, blur: 70, colour: 'rgba(0, 0, 0, 0.5)' },
    turn: [1.5, 1.5, 0, 0],
    alt: 'Rain on an attic window',
    tl: grow(400),
  }),
);
