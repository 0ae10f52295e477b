import { openModule } from '@vitrine/model';
import { baseCss, compileModule, ModuleView } from '@vitrine/views';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { DragAdapter } from './DragAdapter.ts';

type Json = Record<string, unknown>;

const five = (value: number): number[] => [value, value, value, value, value];

const layer = (text: string, index: number): Json => ({
  id: index + 1,
  type: 'text',
  content: { text },
  pos: { x: 10, y: index * 36, h: 'left', v: 'top' },
  color: '#000000',
});

/** The same texts as layers, to be seen on every slide. */
function documentOf(slides: readonly (readonly string[])[]): Json {
  const background = { id: 0, type: 'shape', subtype: 'slidebg', bg: { color: '#ffffff' } };
  const entries = slides.map((texts, at) => {
    const layers = [background, ...texts.map(layer)];
    return [
      at + 1,
      {
        id: at + 1,
        slide: { id: at + 1, order: at + 1 },
        layers: Object.fromEntries(layers.map((each, id) => [id, each])),
      },
    ];
  });
  return {
    id: '1',
    settings: {
      type: 'carousel',
      slideshow: { auto: false },
      size: { width: five(1000), height: five(400) },
      nav: { s: { use: true, desk: true } },
      carousel: {
        maxV: 3,
        space: 10,
        justify: true,
        infinity: true,
        opacity: false,
        showAllLayers: 'all',
      },
    },
    slides: Object.fromEntries(entries),
  };
}

export const adapter: DragAdapter<Json> = {
  dataOf: documentOf,
  markup: () => '<div></div>',
  start(root, document) {
    const compiled = compileModule(openModule(document), { nowMs: 0 });
    const style = root.ownerDocument.createElement('style');
    style.textContent = `${baseCss}\n${compiled.css}`;
    root.ownerDocument.head.append(style);
    createRoot(root).render(createElement(ModuleView, { compiled }));
  },
  slides: 'sr7-slide',
};
