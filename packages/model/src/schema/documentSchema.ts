import { layerFields } from '../layer/layer.ts';
import { moduleSettings } from '../settings/settings.ts';
import { slideFields } from '../slide/slideFields.ts';
import type { JsonSchema } from './JsonSchema.ts';

/** JSON Schema of a module document: from the same readers as the model's types. */
export function documentSchema(): JsonSchema {
  const slide: JsonSchema = {
    type: 'object',
    properties: {
      id: { type: ['string', 'number'] },
      slide: slideFields.wire,
      layers: { anyOf: [{ type: 'object', additionalProperties: layerFields.wire }, { type: 'array' }] },
    },
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Vitrine module',
    description:
      'A module document as it travels. Per-level lists run largedesktop, desktop, notebook, tablet, mobile.',
    type: 'object',
    required: ['settings', 'slides'],
    properties: {
      id: { type: ['string', 'number'] },
      settings: moduleSettings.wire,
      slides: {
        anyOf: [
          { type: 'object', additionalProperties: slide },
          { type: 'array', items: slide },
        ],
      },
      stream: {
        type: ['array', 'object'],
        description: 'Items of a feed that travel with it: a list, or the answer of the stream call.',
      },
      addOns: { type: ['array', 'object'] },
      success: { type: 'boolean' },
      message: { type: 'string' },
    },
  };
}
