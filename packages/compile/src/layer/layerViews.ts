import { entersByItself, spansSlide, wrappersOf } from '@vitrine/engine';
import type { Layer } from '@vitrine/model';
import { element, type Html } from '../elements.ts';
import { classNames, placeClass } from '@vitrine/player/markup';
import type { SlideContext } from '../ports/SlideContext.ts';
import { layerElement } from './attributes.ts';
import { KINDS } from './kinds/index.ts';
import { readingOrder } from './readingOrder.ts';
import { isInFlow } from './reference.ts';

/** A layer: a place, wrappers for what moves by itself, and in them the element that the author styled. */
function layerView(layer: Layer, parent: Layer | null, context: SlideContext): Html {
  const { tag, attributes, isLink } = layerElement(layer, context);
  const place = {
    className: classNames(
      placeClass(context.slide, layer),
      isInFlow(layer, parent) && 'sr7-flow',
      entersByItself(layer, context.slide) && 'sr7-enters',
      context.slide.isGlobal && !spansSlide(layer, context.index) && 'sr7-off',
      layer.attributes.wrapClass,
    ),
    id: layer.attributes.wrapId.replace(/[^\w-]/g, '') || undefined,
  };
  const children = layerViews(layer.children, layer, context);
  const content = KINDS[layer.kind]({ layer, context, tag, attributes, isLink, children });
  return element('sr7-place', place, wrapped(layer, content));
}

/** A layer's element inside what moves by itself. */
function wrapped(layer: Layer, content: Html | null): Html | null {
  const { parallax, loop, mask } = wrappersOf(layer);
  const masked = mask ? element('sr7-mask', {}, content) : content;
  const looped = loop ? element('sr7-loop', {}, masked) : masked;
  return parallax ? element('sr7-plx', {}, looped) : looped;
}

/** Layers in the order of reading; those in a flow keep the author's order. */
export function layerViews(layers: readonly Layer[], parent: Layer | null, context: SlideContext): Html[] {
  const isFlow = layers.some((layer) => layer.kind !== 'zone' && isInFlow(layer, parent));
  const ordered = isFlow ? layers : readingOrder(layers, context.module.settings);
  return ordered.map((layer) => layerView(layer, parent, context));
}
