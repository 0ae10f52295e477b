import { asObject } from '@vitrine/model';
import { findModuleReply } from '../../../modules/findModule.ts';
import { answerFrom, publishedSummary, slideKey, tagOf } from '../published.ts';
import { notLoaded } from '../SliderReply.ts';
import type { SliderCall } from './SliderCall.ts';

/** spec/1 §7.1: a whole module, or one slide of it (spec/2 §7). */
export const fullSlider: SliderCall = (context, ask) =>
  ask.slideId === '' ? wholeModule(context, ask) : oneSlide(context, ask);

const wholeModule: SliderCall = async ({ shop }, ask) => {
  const module = await publishedSummary(shop, ask);
  if (!module) return notLoaded(ask);
  return {
    success: true,
    tag: tagOf(module),
    write: async () => (await findModuleReply(shop, module.id)) ?? notLoaded(ask),
  };
};

/** facts/module-page-contract: a slide alone comes without the settings. */
const oneSlide: SliderCall = ({ shop }, ask) =>
  answerFrom(shop, ask, ({ json }) => {
    const key = slideKey(json, ask.slideId);
    if (key === null) return null;
    return {
      slides: { [key]: asObject(json['slides'])?.[key] },
      addOns: json['addOns'] ?? [],
      v6v7ids: json['v6v7ids'] ?? {},
    };
  });
