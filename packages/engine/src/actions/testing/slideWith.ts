import { type Action, type Layer, openModule, type Slide } from '@vitrine/model';

/** A slide read from a document with these actions and layers (by id). */
export function slideWith(actions: readonly object[], layers: Readonly<Record<string, object>> = {}): Slide {
  const withIds = Object.fromEntries(Object.entries(layers).map(([id, layer]) => [id, { id, ...layer }]));
  return openModule({ slides: { 1: { slide: { actions }, layers: withIds } } }).slide('1');
}

export function actionOf(wire: object): Action {
  const [action] = slideWith([wire]).actions;
  if (!action) throw new Error('no action was read');
  return action;
}

export function layerOf(slide: Slide, id: string): Layer {
  const among = (layers: readonly Layer[]): Layer[] =>
    layers.flatMap((layer) => [layer, ...among(layer.children)]);
  const all = slide.background ? [slide.background, ...among(slide.layers)] : among(slide.layers);
  const found = all.find((layer) => layer.id === id);
  if (!found) throw new Error(`no layer ${id}`);
  return found;
}
