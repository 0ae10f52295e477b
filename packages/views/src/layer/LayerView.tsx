import type { Layer } from '@vitrine/model';
import type { ReactElement } from 'react';
import { element } from '../elements.ts';
import { classNames, placeClass } from '../module/names.ts';
import type { SlideContext } from '../slide/SlideContext.ts';
import { layerElement } from './attributes.ts';
import { KINDS } from './kinds/index.ts';
import { readingOrder } from './readingOrder.ts';
import { isInFlow } from './reference.ts';

interface LayerProps {
  readonly layer: Layer;
  readonly parent: Layer | null;
  readonly context: SlideContext;
}

/** A layer: a place, wrappers for what moves by itself, and in them the element that the author styled. */
function LayerView({ layer, parent, context }: LayerProps): ReactElement {
  const { motion, live } = context.parts;
  const { tag, attributes, isLink } = layerElement(layer, context);
  const place = {
    className: classNames(
      placeClass(context.slide, layer),
      isInFlow(layer, parent) && 'sr7-flow',
      motion?.entersByItself(layer, context.slide) && 'sr7-enters',
      context.slide.isGlobal && !live?.spansSlide(layer, context.index) && 'sr7-off',
      layer.attributes.wrapClass,
    ),
    id: layer.attributes.wrapId.replace(/[^\w-]/g, '') || undefined,
  };
  const children = <LayerList layers={layer.children} parent={layer} context={context} />;
  const content = KINDS[layer.kind]({ layer, context, tag, attributes, isLink, children });
  return element('sr7-place', place, motion ? motion.wrapped(layer, content) : content);
}

interface LayerListProps {
  readonly layers: readonly Layer[];
  readonly parent: Layer | null;
  readonly context: SlideContext;
}

/** Layers in the order of reading; those in a flow keep the author's order. */
export function LayerList({ layers, parent, context }: LayerListProps): ReactElement[] {
  const isFlow = layers.some((layer) => layer.kind !== 'zone' && isInFlow(layer, parent));
  const ordered = isFlow ? layers : readingOrder(layers, context.module.settings);
  return ordered.map((layer) => (
    <LayerView key={layer.key} layer={layer} parent={parent} context={context} />
  ));
}
