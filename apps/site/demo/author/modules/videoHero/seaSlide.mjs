import { group } from '../../kit/containers.mjs';
import { hover } from '../../kit/hover.mjs';
import { audio, backgroundVideo } from '../../kit/media.mjs';
import { fadeIn, lines, rise } from '../../kit/motions.mjs';
import { slide } from '../../kit/slide.mjs';
import { button, text } from '../../kit/text.mjs';
import { transitions } from '../../kit/transitions.mjs';
import { PALE, glass, label, lead, left, title, veil, wordmark } from './look.mjs';

export const seaSlide = slide(
  {
    title: 'Harbour, 04:12',
    deepLink: 'harbour',
    len: '16000',
    background: {
      paint: '#071022',
      video: backgroundVideo({
        src: '/demo/media/loop-night-sea.mp4',
        poster: '/demo/media/loop-night-sea-poster.webp',
      }),
      transition: transitions.crossfade(1600),
    },
  },
  veil(90),
  wordmark(),
  text({
    alias: 'Title',
    tag: 'h2',
    text: 'Twenty-four seconds of sea, for as long as you need.',
    type: title,
    colour: PALE,
    x: left,
    down: 'middle',
    y: [-96, -90, -150, -136],
    w: [800, 720, 690, 424],
    tl: lines(300),
  }),
  text({
    alias: 'Lead',
    text: 'Lull is a library of field recordings for people who sleep badly and listen well.',
    type: lead,
    colour: PALE,
    x: left,
    down: 'middle',
    y: [112, 104, 122, 66],
    w: [520, 500, 640, 420],
    tl: rise(900),
  }),
  group(
    {
      alias: 'Player',
      actions: [
        { a: 'pause', evt: 'mouseenter' },
        { a: 'resume', evt: 'mouseleave' },
      ],
      ref: 'player',
      x: left,
      down: 'bottom',
      y: [72, 68, 90, 84],
      w: [520, 500, 690, 424],
      h: [128, 124, 150, 136],
      bg: 'rgba(10, 22, 46, 0.82)',
      radius: 18,
      border: { width: 1, colour: 'rgba(238, 244, 251, 0.28)' },
      tl: glass(rise(1200)),
    },
    text({
      text: 'Harbour, 04:12. Ana Lopes',
      type: label,
      colour: PALE,
      x: [22, 20, 24, 20],
      y: [18, 17, 20, 17],
      w: [340, 320, 420, 250],
      wrap: 'nowrap',
      oflow: 'hidden',
      tl: fadeIn(1300),
    }),
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
    audio({
      ref: 'harbour',
      alias: 'Harbour, 04:12',
      src: '/demo/media/sound-harbour.mp3',
      loops: true,
      // The sea goes on behind it.
      stopOthers: false,
      controls: 's',
      poster: '/demo/media/loop-night-sea-poster.webp',
      x: [18, 16, 20, 16],
      y: [62, 60, 78, 66],
      w: [484, 468, 650, 392],
      h: [50, 48, 54, 54],
      alt: 'Recording of a harbour at night',
      tl: fadeIn(1400),
    }),
  ),
);
