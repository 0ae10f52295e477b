import type { JsonObject } from '@vitrine/model';
import type { Endpoint } from './Endpoint.ts';
import { aliasFlag, type SliderRequest, sliderData, sliderId, sliderName } from './fullSlider.ts';
import { objectOf, textOf } from './read.ts';
import { SLIDER_TEXTS } from './sliderTexts.ts';

export interface ModalSettingsRequest extends Pick<SliderRequest, 'id' | 'forceAlias'> {
  readonly alias: string;
}

/** As it came, by the names of the wire; the model reads the settings among them. */
export interface ModalSettingsAnswer {
  readonly id: string;
  /** Speed in milliseconds, backdrop, whether the page may be scrolled behind it, and its place. */
  readonly sp?: unknown;
  readonly bg?: unknown;
  readonly pS?: unknown;
  readonly h?: unknown;
  readonly v?: unknown;
  readonly v6v7ids: JsonObject;
  readonly trans: JsonObject;
  readonly navs: JsonObject;
}

const modalPath = 'sliderrevolution/sliders/modal/:id';

/** spec/1 §7.3. */
export const modal: Endpoint<{ readonly id: string }, ModalSettingsAnswer> = {
  name: 'modal',
  method: 'GET',
  path: modalPath,
  id: ({ id }) => id,
  query: {},
  action: 'get_modal_data',
  data: ({ id }) => ({ id }),
  refusal: ({ id }) => SLIDER_TEXTS.notLoaded(id),
  answer: readModal,
};

/** spec/2 §7. */
export const modalSettings: Endpoint<ModalSettingsRequest, ModalSettingsAnswer> = {
  name: 'modalSettings',
  method: 'POST',
  path: modalPath,
  id: sliderId,
  query: { alias: aliasFlag },
  action: 'get_modal_settings',
  data: sliderData,
  refusal: (request) => SLIDER_TEXTS.notLoaded(sliderName(request)),
  answer: readModal,
};

function readModal(reply: JsonObject): ModalSettingsAnswer {
  return {
    ...reply,
    id: textOf(reply['id']),
    v6v7ids: objectOf(reply['v6v7ids']),
    trans: objectOf(reply['trans']),
    navs: objectOf(reply['navs']),
  };
}
