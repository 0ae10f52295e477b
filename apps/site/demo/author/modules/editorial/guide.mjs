import { column, zone } from '../../kit/containers.mjs';
import { fadeIn, lines, words } from '../../kit/motions.mjs';
import { slide } from '../../kit/slide.mjs';
import { text } from '../../kit/text.mjs';
import { transitions } from '../../kit/transitions.mjs';
import { INK, RED, body, chapter, clear, pageRow, quote, small, steady } from './look.mjs';

export const guideSlide = slide(
  {
    title: 'A field guide in five lines',
    params: chapter('II', 'A field guide'),
    deepLink: 'guide',
    len: '16000',
    background: clear(transitions.blur()),
  },
  zone(
    'middle',
    {},
    pageRow(
      column(
        '6/12',
        { vA: 'middle', p: { r: [60, 48, 0, 0] } },
        text({
          flow: true,
          tag: 'h2',
          text: 'The sky is not a picture. It is a <em>sentence</em>, and you are in the middle of it.',
          type: quote,
          colour: INK,
          m: { b: [20, 18, 20, 18] },
          tl: words(200, { dir: 'middle', from: { o: 0, y: 20 } }),
        }),
        text({
          flow: true,
          text: 'Aurelio Banti, pilot, 81',
          type: small,
          colour: RED,
          fluid: steady,
          tl: fadeIn(1200),
        }),
      ),
      column(
        '6/12',
        { vA: 'middle', p: { t: [0, 0, 34, 28] } },
        text({
          flow: true,
          wrap: 'normal',
          text: '<ol><li><strong>Mares’ tails</strong> at breakfast: leave the washing in tonight.</li><li><strong>Towers with flat feet</strong>: lunch outdoors, tea indoors.</li><li><strong>A ring round the moon</strong>: count the stars in it, those are the days.</li><li><strong>Sky like fish scales</strong>: two fair days, then not.</li><li><strong>No cloud at all, and the dog is nervous</strong>: so should you be.</li></ol>',
          type: body,
          colour: INK,
          fluid: steady,
          leading: 1.85,
          attr: { class: 'vt-list' },
          tl: lines(500, { delay: 180 }),
        }),
        text({
          flow: true,
          text: 'Read the whole notebook',
          href: '/notebook/',
          deco: 'underline',
          type: small,
          colour: RED,
          fluid: steady,
          m: { t: 22 },
          tl: fadeIn(1500),
        }),
      ),
    ),
  ),
);
