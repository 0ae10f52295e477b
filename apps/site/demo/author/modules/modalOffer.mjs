import { linear } from '../kit/colour.mjs';
import { group } from '../kit/containers.mjs';
import { DISPLAY, SANS } from '../kit/fonts.mjs';
import { hover } from '../kit/hover.mjs';
import { chars, fadeIn, grow, rise, slideIn, wipe } from '../kit/motions.mjs';
import { moduleDocument } from '../kit/module.mjs';
import { slide } from '../kit/slide.mjs';
import { button, text, type } from '../kit/text.mjs';
import { picture, shape, svg } from '../kit/things.mjs';
import { transitions } from '../kit/transitions.mjs';
import { navigation } from '../nav/settings.mjs';

const INK = '#2a120a';
const RED = '#a93a1c';
const title = type(DISPLAY, 800, [60, 60, 64, 50], 0.98, -2);
const body = type(SANS, 400, [18, 18, 21, 18], 1.5);
const label = type(SANS, 600, [15, 15, 18, 17], 1.3);
const code = type(SANS, 700, [17, 17, 20, 18], 1.3, 3);
const action = type(SANS, 700, [17, 17, 20, 18], 1.2);
const small = type(SANS, 400, [14, 14, 17, 17], 1.4);

const CROSS =
  '<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg"><path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" stroke-width="2.500" stroke-linecap="round"/></svg>';
const close = [{ a: 'close_modal', d: '0' }];

const left = [430, 430, 40, 28];
const wide = [386, 386, 560, 384];

export const modalOffer = () =>
  moduleDocument({
    id: 11,
    alias: 'modal-offer',
    title: 'Low Sun Coffee, the first bag',
    type: 'hero',
    size: {
      width: [860, 860, 860, 640, 440],
      height: [560, 560, 560, 860, 800],
      fullWidth: false,
      maxWidth: ['860px', '860px', '860px', '640px', '440px'],
    },
    settings: {
      bg: '#fbf1e1',
      shdw: 6,
      modal: {
        use: true,
        bg: 'rgba(30, 10, 4, 0.7)',
        speed: 700,
        pS: false,
        h: 'center',
        v: 'middle',
        cover: true,
        trigger: { delay: 6000, scroll: '60%', event: 'low-sun:offer', hash: true, once: true, co: 72 },
      },
      slideshow: { auto: false, initDelay: '0' },
      nav: navigation({ keys: 'off', swipe: false }),
    },
    slides: [
      slide(
        {
          title: 'Your first bag for less',
          stop: true,
          background: {
            paint: linear(150, ['#fff7ea', 0], ['#f6e3c8', 100]),
            transition: transitions.zoom(700),
          },
        },
        picture({
          alias: 'Coffee',
          rTo: 'slide',
          src: '/demo/media/coffee.webp',
          alt: 'A green bag of coffee beside a full cup and a few beans',
          w: [380, 380, '100%', '100%'],
          h: ['100%', '100%', 300, 236],
          py: '62%',
          tl: wipe(150, 'l'),
        }),
        text({
          alias: 'Stamp',
          text: '−10 %',
          type: type(DISPLAY, 800, [22, 22, 24, 22], 1, 0),
          colour: INK,
          bg: '#ffc94d',
          x: [312, 312, 500, 316],
          y: [44, 44, 224, 176],
          w: [112, 112, 112, 100],
          h: [112, 112, 112, 100],
          p: { t: [45, 45, 44, 39] },
          align: 'center',
          radius: '50%',
          turn: [-12, -12, -12, -12],
          z: 12,
          tl: grow(700, 0.3),
        }),
        text({
          alias: 'Label',
          text: 'Low Sun Coffee, Trieste',
          type: label,
          colour: RED,
          x: left,
          y: [60, 60, 340, 268],
          tl: slideIn(300, 30),
        }),
        text({
          alias: 'Title',
          tag: 'h2',
          text: 'Your first bag for less.',
          type: title,
          colour: INK,
          x: left,
          y: [88, 88, 370, 296],
          w: [386, 386, 440, 384],
          tl: chars(400, { dir: 'random', from: { o: 0, y: 20 }, delay: 18, ms: 500 }),
        }),
        text({
          alias: 'Body',
          text: 'Write this code into your basket. If you like the second bag too, it costs what coffee costs.',
          type: body,
          colour: INK,
          x: left,
          y: [224, 224, 512, 412],
          w: wide,
          tl: rise(700, 20),
        }),
        group(
          {
            alias: 'Form',
            x: left,
            y: [316, 316, 592, 512],
            w: wide,
            h: [190, 190, 216, 214],
            tl: rise(850, 20),
          },
          text({ tag: 'div', text: 'Your code', type: label, colour: INK, x: 0, y: 0, tl: fadeIn(900) }),
          shape({
            alias: 'Ticket',
            x: 0,
            y: [28, 28, 30, 29],
            w: '100%',
            h: [52, 52, 60, 54],
            bg: '#ffe0a3',
            border: { width: 2, colour: '#b98d6b' },
            radius: 10,
            tl: fadeIn(900),
          }),
          text({
            alias: 'Code',
            text: 'WELCOME10',
            type: code,
            colour: INK,
            x: [18, 18, 20, 18],
            y: [43, 43, 46, 44],
            tl: fadeIn(950),
          }),
          button({
            alias: 'Send',
            text: 'Choose a bag',
            href: '/product-category/coffee/',
            type: action,
            colour: '#fff7ea',
            bg: linear(100, ['#b8431f', 0], ['#99310f', 100]),
            x: 0,
            y: [94, 94, 106, 98],
            w: '100%',
            p: { t: [16, 16, 18, 16], b: [16, 16, 18, 16] },
            radius: 10,
            shadow: { y: 8, blur: 22, colour: 'rgba(153, 49, 15, 0.35)' },
            hover: hover({ colour: '#fff7ea', bg: '#5f1c06', radius: '10px' }),
            tl: rise(1000, 16),
          }),
          text({
            alias: 'Fine print',
            text: 'Once for each home, on everything in the shop.',
            type: small,
            colour: INK,
            x: 0,
            y: [160, 160, 178, 166],
            w: '100%',
            tl: fadeIn(1100),
          }),
        ),
        svg({
          ref: 'close',
          alias: 'Close',
          rTo: 'slide',
          src: CROSS,
          alt: 'Close',
          colour: INK,
          bg: '#ffffff',
          across: 'right',
          x: [16, 16, 16, 14],
          y: [16, 16, 16, 14],
          w: [44, 44, 48, 48],
          h: [44, 44, 48, 48],
          p: 12,
          radius: '50%',
          z: 30,
          cursor: 'pointer',
          tag: 'button',
          acc: { role: '', label: 'Close' },
          actions: close,
          hover: hover({ colour: RED, bg: '#ffffff', radius: '50%', rZ: '90deg' }),
          tl: fadeIn(600),
        }),
        button({
          alias: 'Later',
          text: 'Not today',
          type: label,
          colour: RED,
          across: ['right', 'right', 'center', 'center'],
          down: 'bottom',
          x: [44, 44, 0, 0],
          y: [14, 14, 14, 12],
          p: { t: 8, b: 8, l: 10, r: 10 },
          actions: close,
          hover: hover({ colour: INK, deco: 'underline' }),
          tl: fadeIn(1300),
        }),
      ),
    ],
  });
