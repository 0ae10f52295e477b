import type { Layer } from '@vitrine/model';

/** Layers with everything inside them, parents first. */
export const allLayers = (layers: readonly Layer[]): Layer[] =>
  layers.flatMap((layer) => [layer, ...allLayers(layer.children)]);
