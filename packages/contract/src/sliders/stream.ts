import { asObject, isObject, type JsonObject } from '@vitrine/model';
import type { Endpoint } from './Endpoint.ts';
import { SLIDER_TEXTS } from './sliderTexts.ts';

export interface StreamRequest {
  readonly id: string;
  /** Language of a translation plugin. */
  readonly language?: string;
}

/** A post, product or picture; its fields are the source's. Texts in it are hostile until cleaned. */
export type FeedItem = JsonObject;

export const stream: Endpoint<StreamRequest, readonly FeedItem[]> = {
  name: 'stream',
  method: 'GET',
  path: 'sliderrevolution/sliders/stream/:id',
  id: ({ id }) => id,
  query: { srlang: ({ language }) => language },
  action: 'get_stream_data',
  data: ({ id, language }) => ({ id, srlang: language }),
  refusal: () => SLIDER_TEXTS.feedNotLoaded,
  // A list with holes in its numbers arrives as an object.
  answer: ({ data }) => Object.values(asObject(data) ?? {}).filter(isObject),
};
