import { openModule } from '@vitrine/model';
import { textField } from '../../request/fields.ts';
import { answerFrom, type PublishedModule, publishedSummary, slideKey, tagOf } from '../published.ts';
import type { SliderAsk } from '../SliderAsk.ts';
import { notLoaded } from '../SliderReply.ts';
import type { SliderCall } from './SliderCall.ts';

/** spec/3 §7 names this call and not its answer: the id and alias of a module that is known by either. */
export const moduleId: SliderCall = async ({ shop }, ask) => {
  const module = await publishedSummary(shop, ask);
  if (!module) return notLoaded(ask);
  const { id, alias } = module;
  const reply = { success: true, message: '', id, moduleid: id, alias };
  return { success: true, tag: tagOf(module), write: async () => JSON.stringify(reply) };
};

/** The same for a slide: by an id of today or of the old format, a deep link, or its place; none of them: the first. */
export const slideId: SliderCall = ({ shop }, ask) =>
  answerFrom(shop, ask, (module) => {
    const slide = wantedSlide(module, ask);
    return slide === null ? null : { id: slide, slideid: slide, moduleid: module.id };
  });

function wantedSlide({ json }: PublishedModule, { slideId: id, fields }: SliderAsk): string | null {
  const { slides, slideByDeepLink } = openModule(json);
  const deepLink = textField(fields, 'deeplink') ?? '';
  const index = textField(fields, 'index') ?? '';
  if (id !== '') return slideKey(json, id);
  if (deepLink !== '') return slideByDeepLink(deepLink);
  return slides[index === '' ? 0 : Number(index)]?.key ?? null;
}
