import type { Player } from '@vitrine/engine';
import { openModule } from '@vitrine/model';
import { drawInPage } from '@vitrine/compile/page';

export type Json = Record<string, unknown>;

const five = (value: number): number[] => [value, value, value, value, value];

const layer = (text: string, index: number): Json => ({
  id: index + 1,
  type: 'text',
  content: { text },
  pos: { x: 10, y: index * 36, h: 'left', v: 'top' },
  color: '#000000',
});

/** Texts as layers, on white; the document is all that the page holds of the slides that are not shown. */
export function textModule(
  slides: readonly (readonly string[])[],
  settings: Json,
  backgroundTimeline: Json = {},
): Json {
  const bg = { color: '#ffffff' };
  const background = { id: 0, type: 'shape', subtype: 'slidebg', bg, tl: backgroundTimeline };
  const entries = slides.map((texts, at) => {
    const layers = [background, ...texts.map(layer)];
    const slide = { id: at + 1, order: at + 1 };
    return [at + 1, { id: at + 1, slide, layers: Object.fromEntries(layers.map((each, id) => [id, each])) }];
  });
  const size = { width: five(1000), height: five(400) };
  return {
    id: '1',
    settings: { slideshow: { auto: false }, size, ...settings },
    slides: Object.fromEntries(entries),
  };
}

/** Puts a module into an element of the page. */
export function showModule(root: HTMLElement, document: unknown, onPlayer?: (player: Player) => void): void {
  const host = root.appendChild(root.ownerDocument.createElement('sr7-module'));
  void drawInPage(host, openModule(document), { serial: 1, momentMs: null, onPlayer, isWanted: () => true });
}
