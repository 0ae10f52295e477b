import { type Json, showModule, textModule } from '../browser/vitrineSlides.ts';
import type { DragAdapter } from './DragAdapter.ts';

/** The same texts, to be seen on every slide. */
const SETTINGS: Json = {
  type: 'carousel',
  nav: { s: { use: true, desk: true } },
  carousel: { maxV: 3, space: 10, justify: true, infinity: true, opacity: false, showAllLayers: 'all' },
};

export const adapter: DragAdapter<Json> = {
  dataOf: (slides) => textModule(slides, SETTINGS),
  markup: () => '<div></div>',
  start: (root, document) => showModule(root, document),
  slides: 'sr7-slide',
};
