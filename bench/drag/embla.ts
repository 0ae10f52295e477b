import Embla from 'embla-carousel';
import type { DragAdapter } from './DragAdapter.ts';

export const adapter: DragAdapter<undefined> = {
  markup: (slides) =>
    `<div style="overflow:hidden;height:100%"><div style="display:flex;height:100%;margin-left:-10px">${slides.map((slide) => `<div class="embla-slide" style="flex:0 0 33.3333%;min-width:0;padding-left:10px">${slide}</div>`).join('')}</div></div>`,
  start: (root) => Embla(root, { loop: true, align: 'center' }),
  slides: '.embla-slide',
};
