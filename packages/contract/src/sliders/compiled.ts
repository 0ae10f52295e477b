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

const compiled = (
  name: 'frame' | 'score',
  action: string,
): Endpoint<CompiledRequest, JsonObject> & { readonly method: 'GET' } => ({
  name,
  method: 'GET',
  path: `vitrine/modules/:id/${name}`,
  id: sliderId,
  query: { alias: aliasFlag, element: ({ element }) => element },
  action,
  data: (request) => ({ ...sliderData(request), element: request.element }),
  refusal: (request) => SLIDER_TEXTS.notLoaded(sliderName(request)),
  answer: (reply) => reply,
});

/** Its first frame: HTML and CSS. Whoever puts it into a page takes what it holds as the page's own. */
export const frame = compiled('frame', 'get_module_frame');

/** What plays that frame. */
export const score = compiled('score', 'get_module_score');
