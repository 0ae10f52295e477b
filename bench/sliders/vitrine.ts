import type { Player } from '@vitrine/engine';
import { openModule } from '@vitrine/model';
import { baseCss, compileModule, ModuleView } from '@vitrine/views';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

import type { SliderAdapter } from '../browser/SliderAdapter.ts';

type Json = Record<string, unknown>;

const five = (value: number): number[] => [value, value, value, value, value];

const background = (speedMs: number): Json => ({
  id: 0,
  type: 'shape',
  subtype: 'slidebg',
  bg: { color: '#ffffff' },
  tl: {
    in: {
      bg: {
        ms: speedMs,
        temp: { p: 'slideoverhorizontal', m: 'basic', g: 'slideover' },
        in: { x: '(100%)' },
      },
    },
  },
});

const layer = (text: string, index: number): Json => ({
  id: index + 1,
  type: 'text',
  content: { text },
  pos: { x: 10, y: index * 36, h: 'left', v: 'top' },
  color: '#000000',
});

/** The same texts as layers; the document is all that the page holds of the slides that are not shown. */
function documentOf(slides: readonly (readonly string[])[], speedMs: number): Json {
  const entries = slides.map((texts, at) => {
    const layers = [background(speedMs), ...texts.map(layer)];
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
      type: 'standard',
      slideshow: { auto: false },
      size: { width: five(1000), height: five(400) },
    },
    slides: Object.fromEntries(entries),
  };
}

export const adapter: SliderAdapter<() => Player | undefined, Json> = {
  dataOf: documentOf,
  markup: () => '<div></div>',
  start(root, _, document) {
    const compiled = compileModule(openModule(document), { nowMs: 0 });
    const style = root.ownerDocument.createElement('style');
    style.textContent = `${baseCss}\n${compiled.css}`;
    root.ownerDocument.head.append(style);
    let player: Player | undefined;
    const onPlayer = (made: Player): void => void (player = made);
    createRoot(root).render(createElement(ModuleView, { compiled, onPlayer }));
    return () => player;
  },
  go: (player, index) => player()?.request(index),
};
