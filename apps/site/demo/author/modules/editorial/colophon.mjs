import { column, zone } from '../../kit/containers.mjs';
import { rise } from '../../kit/motions.mjs';
import { slide } from '../../kit/slide.mjs';
import { text } from '../../kit/text.mjs';
import { transitions } from '../../kit/transitions.mjs';
import { INK, chapter, clear, head, pageRow } from './look.mjs';

export const colophonSlide = slide(
  { title: 'Colophon', hfn: true, params: chapter('', 'Colophon'), background: clear(transitions.fade()) },
  zone(
    'middle',
    {},
    pageRow(
      column(
        '8/12',
        {},
        text({
          flow: true,
          tag: 'h2',
          text: 'Set in Fraunces, printed when it is ready.',
          type: head,
          colour: INK,
          tl: rise(200),
        }),
      ),
    ),
  ),
);
