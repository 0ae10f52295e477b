import type { JsonObject } from '@vitrine/model';
import type { Endpoint } from './Endpoint.ts';
import { aliasFlag, type SliderRequest, sliderData, sliderId, sliderName } from './fullSlider.ts';
import { SLIDER_TEXTS } from './sliderTexts.ts';

/** A module as a server has compiled it: ours alone, beside the documents. */
export interface CompiledRequest extends Pick<SliderRequest, 'id' | 'alias' | 'forceAlias'> {
  /** What the id of its element is to be. Default: the server's choice, the same for every page. */
  readonly element?: string | undefined;
}

/** Ids that may stand in HTML, CSS and addresses as they are. */
export const isElementId = (id: string): boolean => /^[A-Za-z_][\w-]{0,99}$/.test(id);

type Address = Pick<Endpoint<CompiledRequest, JsonObject>, 'path' | 'id' | 'query'>;

const query: Address['query'] = { alias: aliasFlag, element: ({ element }) => element };

const data = (request: CompiledRequest): JsonObject => ({
  ...sliderData(request),
  element: request.element,
});
const refusal = (request: CompiledRequest): string => SLIDER_TEXTS.notLoaded(sliderName(request));
const answer = (reply: JsonObject): JsonObject => reply;

/** Where frames are, apart: a script that only fetches them carries no more than this. */
export const frameAddress: Address = { path: 'vitrine/modules/:id/frame', id: sliderId, query };

/** Its first frame: HTML and CSS. Whoever puts it into a page takes what it holds as the page's own. */
export const frame: Endpoint<CompiledRequest, JsonObject> = {
  name: 'frame',
  method: 'GET',
  path: frameAddress.path,
  id: sliderId,
  query,
  action: 'get_module_frame',
  data,
  refusal,
  answer,
};

/** What plays that frame. */
export const score: Endpoint<CompiledRequest, JsonObject> = {
  name: 'score',
  method: 'GET',
  path: 'vitrine/modules/:id/score',
  id: sliderId,
  query,
  action: 'get_module_score',
  data,
  refusal,
  answer,
};
