import type { Layer } from '@vitrine/model';

/** Layers with everything inside them, parents first. */
export function allLayers(layers: readonly Layer[], into: Layer[] = []): Layer[] {
  for (const layer of layers) {
    into.push(layer);
    allLayers(layer.children, into);
  }
  return into;
}
