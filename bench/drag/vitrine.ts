import { showModule } from '../browser/showModule.ts';
import { textModule } from '../browser/textModule.mjs';
import type { DragAdapter } from './DragAdapter.ts';

/** The same texts, to be seen on every slide. */
const SETTINGS = {
  type: 'carousel',
  nav: { s: { use: true, desk: true } },
  carousel: { maxV: 3, space: 10, justify: true, infinity: true, opacity: false, showAllLayers: 'all' },
};

export const adapter: DragAdapter<object> = {
  dataOf: (slides) => textModule(slides, SETTINGS),
  markup: () => '<div></div>',
  start: (root, document) => showModule(root, document),
  slides: 'sr7-slide',
};
