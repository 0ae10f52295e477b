import { openModule } from '@vitrine/model';
import { baseCss, compileModule, ModuleView } from '@vitrine/views';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** The same ten children a slide, as layers; the document is all that the page holds of the other slides. */
export function documentOf(slides, speed) {
  const layers = Object.fromEntries(slides[0].map((_, index) => [index + 1, null]));
  const entries = slides.map((texts, at) => [
    at + 1,
    {
      id: at + 1,
      slide: { id: at + 1, order: at + 1 },
      layers: {
        0: {
          id: 0,
          type: 'shape',
          subtype: 'slidebg',
          bg: { color: '#ffffff' },
          tl: {
            in: {
              bg: {
                ms: speed,
                temp: { p: 'slideoverhorizontal', m: 'basic', g: 'slideover' },
                in: { x: '(100%)' },
              },
            },
          },
        },
        ...Object.fromEntries(
          Object.keys(layers).map((id, index) => [
            id,
            {
              id: Number(id),
              type: 'text',
              content: { text: texts[index] },
              pos: { x: 10, y: index * 36, h: 'left', v: 'top' },
              color: '#000000',
            },
          ]),
        ),
      },
    },
  ]);
  return {
    id: '1',
    settings: {
      type: 'standard',
      slideshow: { auto: false },
      size: { width: [1000, 1000, 1000, 1000, 1000], height: [400, 400, 400, 400, 400] },
    },
    slides: Object.fromEntries(entries),
  };
}

export const markup = () => '<div></div>';

export function start(root, _speed, document) {
  const compiled = compileModule(openModule(document), { nowMs: 0 });
  const style = root.ownerDocument.createElement('style');
  style.textContent = `${baseCss}\n${compiled.css}`;
  root.ownerDocument.head.append(style);
  let player;
  createRoot(root).render(createElement(ModuleView, { compiled, onPlayer: (made) => (player = made) }));
  return {
    get player() {
      return player ?? root.querySelector('sr7-module').vitrine;
    },
  };
}
export const go = ({ player }, index) => player.request(index);
