import { column, zone } from '../../kit/containers.mjs';
import { hover } from '../../kit/hover.mjs';
import { fadeIn, focus, lines, words } from '../../kit/motions.mjs';
import { slide } from '../../kit/slide.mjs';
import { button, text } from '../../kit/text.mjs';
import { picture } from '../../kit/things.mjs';
import { transitions } from '../../kit/transitions.mjs';
import { INK, RED, chapter, clear, cover, pageRow, small, standfirst, steady } from './look.mjs';

export const coverSlide = slide(
  {
    title: 'The year we learned to read clouds',
    params: chapter('No. 41', 'Cover'),
    deepLink: 'cover',
    len: '14000',
    background: clear(transitions.fade()),
  },
  zone(
    'middle',
    {},
    pageRow(
      column(
        '7/12',
        { vA: 'middle', p: { r: [56, 44, 0, 0] } },
        text({
          flow: true,
          text: 'Slow Weather / Autumn 2026',
          type: small,
          colour: RED,
          fluid: steady,
          m: { b: [22, 20, 22, 18] },
          tl: fadeIn(100),
        }),
        text({
          flow: true,
          tag: 'h2',
          text: 'The year we learned to read <em>clouds</em>',
          type: cover,
          colour: INK,
          m: { b: [30, 26, 28, 22] },
          tl: words(200, { from: { y: '60%', o: 0 } }),
        }),
        text({
          flow: true,
          text: 'Eleven farmers, a retired pilot and one stubborn goat on what the sky says when nobody asks a telephone.',
          type: standfirst,
          colour: INK,
          m: { b: [22, 20, 22, 18] },
          tl: lines(700),
        }),
        text({
          flow: true,
          text: 'Words by <strong>Ilse Marchetti</strong>. Engraving by the house press.',
          type: small,
          colour: INK,
          fluid: steady,
          tl: fadeIn(1200),
        }),
        button({
          flow: true,
          alias: 'Begin',
          text: 'Begin with the goat',
          type: small,
          colour: '#fffaf2',
          bg: RED,
          fluid: steady,
          m: { t: 20 },
          p: { t: 10, b: 10, l: 18, r: 18 },
          radius: 3,
          actions: [{ a: 'callSlide', target: 3002 }],
          hover: hover({ colour: '#fffaf2', bg: INK, radius: '3px' }),
          tl: fadeIn(1400),
        }),
      ),
      column(
        '5/12',
        { vA: 'middle', p: { t: [0, 0, 40, 32] } },
        picture({
          flow: true,
          src: '/demo/media/engraved-cloud.webp',
          alt: 'Wood engraving of a heaped cloud with rain falling from it',
          w: '100%',
          h: [330, 292, 460, 280],
          fit: 'contain',
          blend: 'multiply',
          tl: focus(500, 8),
        }),
        text({
          flow: true,
          text: '<em>Cumulus congestus</em>, cut in pear wood from memory.',
          type: small,
          colour: INK,
          fluid: steady,
          m: { t: 10 },
          tl: fadeIn(1300),
        }),
      ),
    ),
  ),
);
