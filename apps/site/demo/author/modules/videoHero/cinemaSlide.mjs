import { hover } from '../../kit/hover.mjs';
import { backgroundVideo } from '../../kit/media.mjs';
import { focus, rise } from '../../kit/motions.mjs';
import { slide } from '../../kit/slide.mjs';
import { button, text } from '../../kit/text.mjs';
import { transitions } from '../../kit/transitions.mjs';
import { PALE, action, lead, left, title, veil, wordmark } from './look.mjs';

export const cinemaSlide = slide(
  {
    title: 'Open film night',
    deepLink: 'film-night',
    background: {
      paint: '#060b1c',
      video: backgroundVideo({
        kind: 'youtube',
        src: 'eRsGyueVLvQ',
        poster: '/demo/media/route-lake.webp',
        start: '0:10',
        end: '0:52',
        args: 'rel=0&modestbranding=1',
      }),
      overlay: { type: 6, size: 1, cA: 'transparent', cB: 'rgba(0,0,0,0.16)' },
      transition: transitions.boxes(),
    },
  },
  veil(120),
  wordmark(),
  text({
    alias: 'Title',
    tag: 'h2',
    text: 'Open film night by the lake.',
    type: title,
    colour: PALE,
    x: left,
    down: 'middle',
    y: [-70, -66, -90, -90],
    w: [600, 540, 690, 424],
    tl: focus(300),
  }),
  text({
    alias: 'Lead',
    text: 'Every Thursday in August: free films, real projectors, blankets provided. This week, Sintel, with our own sound.',
    type: lead,
    colour: PALE,
    x: left,
    down: 'middle',
    y: [80, 74, 100, 92],
    w: [560, 520, 690, 424],
    tl: rise(800),
  }),
  button({
    alias: 'Coffee',
    text: 'Coffee by Low Sun',
    type: action,
    colour: PALE,
    x: [204, 196, 236, 188],
    down: 'middle',
    y: [190, 176, 226, 210],
    p: { t: [14, 13, 16, 14], b: [14, 13, 16, 14], l: [22, 20, 26, 20], r: [22, 20, 26, 20] },
    radius: 40,
    border: { width: 1, colour: PALE },
    actions: [{ a: 'open_modal', modal: 'modal-offer' }],
    hover: hover({ colour: '#060b1c', bg: PALE, radius: '40px' }),
    tl: rise(1150),
  }),
  button({
    alias: 'Seat',
    text: 'Save a seat',
    href: '/tickets/',
    type: action,
    colour: '#060b1c',
    bg: '#a9cdf0',
    x: left,
    down: 'middle',
    y: [190, 176, 226, 210],
    p: { t: [15, 14, 17, 15], b: [15, 14, 17, 15], l: [26, 24, 30, 24], r: [26, 24, 30, 24] },
    radius: 40,
    hover: hover({ colour: '#060b1c', bg: '#ffffff', radius: '40px' }),
    tl: rise(1000),
  }),
);
