import { allLayers } from '@vitrine/engine';
import type { Layer } from '@vitrine/model';
import { layerElement } from '../layer/attributes.ts';
import { KINDS } from '../layer/kinds/index.ts';
import { text } from '../layer/kinds/text.ts';
import { CURRENT_NUMBER, layerClass } from '@vitrine/player/markup';
import type { DrawnModule } from '@vitrine/player';
import type { SlideContext } from '../ports/SlideContext.ts';
import { drawnHtml } from './drawnHtml.ts';

/** The texts of global slides that count slides: what stands in each, with the place of the number left open. */
export const countersOf = (globals: readonly SlideContext[]): DrawnModule['counters'] =>
  Object.fromEntries(
    globals.flatMap((context) =>
      allLayers(context.slide.layers)
        .filter(isCounter)
        .map((layer) => [layerClass(context.slide, layer), openText(layer, context)]),
    ),
  );

const isCounter = ({ kind, content }: Layer): boolean =>
  KINDS[kind] === text && content.text.includes(CURRENT_NUMBER);

function openText(layer: Layer, context: SlideContext): string {
  const { isLink } = layerElement(layer, context);
  const open = { ...context, shownNumber: null };
  const view = text({ layer, context: open, tag: 'sr7-txt', attributes: {}, isLink, children: null });
  return view ? drawnHtml(view).slice('<sr7-txt>'.length, -'</sr7-txt>'.length) : '';
}
