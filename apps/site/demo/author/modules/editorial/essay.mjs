import { column, row, zone } from '../../kit/containers.mjs';
import { chars, fadeIn, lines } from '../../kit/motions.mjs';
import { slide } from '../../kit/slide.mjs';
import { text } from '../../kit/text.mjs';
import { transitions } from '../../kit/transitions.mjs';
import { DROPCAP, INK, RED, body, chapter, clear, head, small, steady, gutter } from './look.mjs';

export const essaySlide = slide(
  {
    title: 'What the goat knew',
    params: chapter('I', 'What the goat knew'),
    deepLink: 'goat',
    len: '20000',
    background: clear(transitions.crossfade()),
  },
  zone(
    'top',
    {},
    row(
      { stackFrom: 3, p: { ...gutter, t: [56, 52, 56, 44] } },
      column(
        '1/1',
        {},
        text({
          flow: true,
          tag: 'h2',
          text: 'What the goat knew',
          type: head,
          colour: INK,
          tl: chars(150, { from: { y: '40%', o: 0 }, ms: 600, delay: 25 }),
        }),
      ),
    ),
    row(
      { stackFrom: 3, p: { ...gutter, t: [26, 24, 26, 20], b: [120, 116, 116, 100] } },
      column(
        '5/12',
        { p: { r: [36, 30, 0, 0] } },
        text({
          flow: true,
          text: `${DROPCAP('O')}n the morning of the flood Bruna would not leave the barn. The barometer said fair. The radio said fair. The goat lay down in the door, put her chin on the sill, and looked at the hill as if it owed her money.`,
          type: body,
          colour: INK,
          fluid: steady,
          m: { b: 16 },
          tl: lines(400),
        }),
        text({
          flow: true,
          text: 'By noon the hill had come down to the road. Since then the valley keeps two forecasts: the one from the city, which is printed, and the one from the barn, which is right.',
          type: body,
          colour: INK,
          fluid: steady,
          tl: lines(600),
        }),
      ),
      column(
        '4/12',
        { p: { r: [36, 30, 0, 0], t: [0, 0, 18, 16] } },
        text({
          flow: true,
          text: 'I came for a week to write about the joke, and stayed for the method. It has no instruments. It has a door, a chair, and ten minutes before breakfast in which nobody speaks. You look. You write down one line. You do it again tomorrow.',
          type: body,
          colour: INK,
          fluid: steady,
          m: { b: 16 },
          tl: lines(800),
        }),
        text({
          flow: true,
          text: 'After a hundred mornings the lines begin to answer one another.',
          type: body,
          colour: INK,
          fluid: steady,
          tl: lines(1000),
        }),
      ),
      column(
        '3/12',
        {
          p: { l: [22, 18, 0, 0], t: [0, 0, 24, 20] },
          border: { width: { l: [1, 1, 0, 0] }, colour: 'rgba(29, 26, 22, 0.3)' },
        },
        text({
          flow: true,
          tag: 'h3',
          text: 'Before breakfast',
          type: small,
          size: [17, 17, 17, 17],
          weight: 700,
          colour: RED,
          fluid: steady,
          m: { b: 8 },
          tl: fadeIn(900),
        }),
        text({
          flow: true,
          wrap: 'normal',
          text: '<ul><li>Where does the smoke go?</li><li>How far can you hear the train?</li><li>Are the swallows high or low?</li><li>Does the hill look near?</li><li>What is the goat doing?</li></ul>',
          type: small,
          colour: INK,
          fluid: steady,
          leading: 1.75,
          attr: { class: 'vt-list' },
          tl: lines(1100),
        }),
      ),
    ),
  ),
);
