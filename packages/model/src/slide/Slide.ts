import { ACTION_KINDS } from '../action/actionKinds.ts';
import { layerFields } from '../layer/layer.ts';
import { asObject } from '../reading/json.ts';
import type { Place } from '../reading/Place.ts';
import { readValue, show } from '../reading/Reader.ts';
import { buildLayers, type Layer } from './buildLayers.ts';
import { type SlideFields, slideFields } from './slideFields.ts';

export interface Slide extends SlideFields {
  /** The slide's key in the document. */
  readonly key: string;
  /** False when the document does not hold the slide's layers: they are fetched when needed. */
  readonly hasLayers: boolean;
  /** Roots of the layer tree, the background apart. */
  readonly layers: readonly Layer[];
  readonly background: Layer | null;
}

export function readSlide(key: string, wire: unknown, place: Place): Slide {
  const entry = asObject(wire) ?? {};
  const fields = readValue(slideFields, entry['slide'], place.at('slide'));
  const layers = buildLayers(layerFields, entry['layers'], place.at('layers'));
  tellUnknownActions(fields, place);
  return {
    ...fields,
    id: fields.id === '' ? key : fields.id,
    key,
    hasLayers: layers.length > 0,
    background: layers.find((layer) => layer.kind === 'background') ?? null,
    layers: layers.filter((layer) => layer.kind !== 'background'),
  };
}

function tellUnknownActions({ actions }: SlideFields, place: Place): void {
  for (const [index, action] of actions.entries()) {
    if (!ACTION_KINDS.has(action.kind)) {
      place
        .at('slide')
        .at('actions')
        .at(index)
        .notUnderstood(`action ${show(action.kind)} does nothing`);
    }
  }
}
