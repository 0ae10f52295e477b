import { asObject, isObject, type JsonObject } from '@vitrine/model';
import { ENGINE_VERSION } from '../limits.ts';
import type { Endpoint } from './Endpoint.ts';
import { objectOf, textOf } from './read.ts';
import { SLIDER_TEXTS } from './sliderTexts.ts';

/** spec/1 §3: a module by id or alias, whole or one slide of it. */
export interface SliderRequest {
  readonly id?: string;
  readonly alias?: string;
  /** The alias is to be looked up although there may be an id. Without an id it always is. */
  readonly forceAlias?: boolean;
  readonly slideId?: string;
  readonly raw?: boolean;
  /** Default 7. */
  readonly version?: 6 | 7;
}

export interface SliderAnswer {
  readonly id: string;
  readonly alias: string;
  /** By key, each as documents hold them. */
  readonly slides: Readonly<Record<string, JsonObject>>;
  /** Script or base address of each add-on, as written. */
  readonly addOns: JsonObject;
  /** What slides and modules of the old format are called in the new one. */
  readonly v6v7ids: JsonObject;
  /** The reply as it came: a document when a whole module was asked for. */
  readonly document: JsonObject;
}

const byAlias = ({ id, alias, forceAlias }: SliderRequest): boolean => Boolean(alias && (forceAlias || !id));
export const sliderName = ({ id, alias }: SliderRequest): string => alias || id || '';
export const sliderId = (request: SliderRequest): string =>
  (byAlias(request) ? request.alias : request.id) ?? '';
export const aliasFlag = (request: SliderRequest): 'true' | undefined =>
  byAlias(request) ? 'true' : undefined;
export const sliderData = (request: SliderRequest): JsonObject => ({
  version: request.version ?? ENGINE_VERSION,
  id: request.id,
  alias: request.alias,
  forcealias: byAlias(request),
});

export const fullSlider: Endpoint<SliderRequest, SliderAnswer> = {
  name: 'fullSlider',
  method: 'GET',
  path: 'sliderrevolution/sliders/:id',
  id: sliderId,
  query: {
    // One site was seen sending `engine` (facts/module-page-contract); the spec's name wins.
    srengine: ({ version = ENGINE_VERSION }) => String(version),
    alias: aliasFlag,
    slideid: ({ slideId }) => slideId,
    raw: ({ raw }) => (raw ? 'true' : undefined),
  },
  action: 'get_full_slider_object',
  data: (request) => ({
    ...sliderData(request),
    slideid: request.slideId,
    raw: request.raw,
  }),
  refusal: (request) => SLIDER_TEXTS.notLoaded(sliderName(request)),
  answer: (reply) => ({
    id: textOf(reply['id']),
    alias: textOf(reply['alias']) || textOf(objectOf(reply['settings'])['alias']),
    slides: slidesOf(reply['slides']),
    addOns: objectOf(reply['addOns']),
    v6v7ids: objectOf(reply['v6v7ids']),
    document: reply,
  }),
};

function slidesOf(value: unknown): Record<string, JsonObject> {
  const all = Object.entries(asObject(value) ?? {});
  return Object.fromEntries(all.filter((entry): entry is [string, JsonObject] => isObject(entry[1])));
}
