import type { Frame } from '@vitrine/engine';
import { CURRENT_NUMBER, fillPlaceholders } from '../markup/placeholders.ts';
import type { Enhancer } from './Enhancer.ts';
import { parseDrawn } from '../stage/parseDrawn.ts';

interface CountingText {
  readonly node: Text;
  /** With the place of the number left open. */
  readonly text: string;
}

/**
 * Texts of global slides count the slides that take turns. Their nodes are written in place: while a text is in letters, or a
 * toggle shows the other one, they wait aside, and come back with the number of then.
 */
export const counters: Enhancer = ({ host, module, frame }) => {
  const { slideCount: count } = module.frame;
  const texts = Object.entries(module.counters).flatMap(([name, html]) => {
    const layer = host.getElementsByClassName(name)[0];
    return layer ? countingTexts(layer, html) : [];
  });
  function follow({ slides }: Frame): void {
    const index = slides.find(({ turn }) => turn === 'current')?.number ?? 1;
    for (const { node, text } of texts) {
      const filled = fillPlaceholders(text, { index, count });
      if (node.data !== filled) node.data = filled;
    }
  }
  follow(frame);
  return { follow, end: () => undefined };
};

/** The texts of a layer beside those of its HTML: the same but for the number. */
function countingTexts(layer: Element, html: string): CountingText[] {
  const open = textNodes(parseDrawn(layer, html));
  return textNodes(layer).flatMap((node, index) => {
    const text = open[index]?.data ?? '';
    return text.includes(CURRENT_NUMBER) ? [{ node, text }] : [];
  });
}

const textNodes = (node: Node): Text[] =>
  node instanceof Text ? [node] : [...node.childNodes].flatMap(textNodes);
