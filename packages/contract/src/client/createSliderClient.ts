import { isObject, type JsonObject } from '@vitrine/model';
import type { Endpoint } from '../sliders/Endpoint.ts';
import { endpointAddress } from '../sliders/endpointAddress.ts';
import { endpoints } from '../sliders/endpoints.ts';
import type { SliderAnswer, SliderRequest } from '../sliders/fullSlider.ts';
import type { ModalSettingsAnswer, ModalSettingsRequest } from '../sliders/modal.ts';
import { textOf } from '../sliders/read.ts';
import { SLIDER_TEXTS } from '../sliders/sliderTexts.ts';
import type { FeedItem, StreamRequest } from '../sliders/stream.ts';
import { createWire, type WireOptions } from './createWire.ts';

export interface SliderClientOptions extends WireOptions {
  /** The site's REST base; empty in static exports. */
  readonly restUrl: string;
  /** Language of a translation plugin, for feeds. */
  readonly language?: string;
}

/** The calls for modules. Each rejects with an Error whose message is the catalogue's text or the status text. */
export interface SliderClient {
  fullSlider(request: SliderRequest): Promise<SliderAnswer>;
  /** One slide as documents hold it; null whenever it cannot be had (spec/2 §8: the slide loads nothing). */
  slide(request: SliderRequest & { readonly slideId: string }): Promise<JsonObject | null>;
  stream(request: StreamRequest): Promise<readonly FeedItem[]>;
  modal(request: { readonly id: string }): Promise<ModalSettingsAnswer>;
  modalSettings(request: ModalSettingsRequest): Promise<ModalSettingsAnswer>;
  /** Any client action; the answer is the reply's object. */
  ajax(clientAction: string, data?: JsonObject, options?: { readonly version?: number }): Promise<JsonObject>;
}

export function createSliderClient(options: SliderClientOptions): SliderClient {
  const wire = createWire(options);

  const call = async <Request, Answer>(
    endpoint: Endpoint<Request, Answer>,
    request: Request,
  ): Promise<Answer> => {
    const { method, action, data, answer, refusal } = endpoint;
    const byAjax = !options.restUrl || (method === 'POST' && options.ajaxUrl);
    const reply = byAjax
      ? wire.ajax(action, data(request), refusal(request))
      : wire.get(endpointAddress(options.restUrl, endpoint, request), refusal(request));
    return answer(await reply);
  };

  return {
    fullSlider: (request) => call(endpoints.fullSlider, request),
    async slide(request) {
      try {
        const { slides, v6v7ids } = await call(endpoints.fullSlider, request);
        const names = [request.slideId, ...otherNames(v6v7ids, request.slideId)];
        return names.map((name) => findSlide(slides, name)).find((slide) => slide !== null) ?? null;
      } catch {
        return null;
      }
    },
    stream: (request) => {
      const language = request.language ?? options.language;
      return call(endpoints.stream, { ...request, ...(language && { language }) });
    },
    modal: (request) => call(endpoints.modal, request),
    modalSettings: (request) => call(endpoints.modalSettings, request),
    ajax: (clientAction, data = {}, { version } = {}) =>
      wire.ajax(
        clientAction,
        data,
        SLIDER_TEXTS.notLoaded(textOf(data['alias']) || textOf(data['id']) || clientAction),
        version,
      ),
  };
}

/** By its key, or by the id inside it: a list has other keys. */
function findSlide(slides: SliderAnswer['slides'], id: string): JsonObject | null {
  const idOf = ({ slide }: JsonObject): string => (isObject(slide) ? textOf(slide['id']) : '');
  return Object.values(slides).find((slide) => idOf(slide) === id) ?? slides[id] ?? null;
}

/** What the answer calls a slide besides: its id in the new format, or the one that it had in the old. */
function otherNames({ n: ids }: JsonObject, id: string): string[] {
  if (!isObject(ids)) return [];
  const before = Object.keys(ids).filter((old) => textOf(ids[old]) === id);
  return [...(Object.hasOwn(ids, id) ? [textOf(ids[id])] : []), ...before];
}
