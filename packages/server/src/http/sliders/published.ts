import { asObject, isObject, type JsonObject } from '@vitrine/model';
import { findModule, findModuleSummary } from '../../modules/findModule.ts';
import { withoutTokens } from '../../modules/feedTokens.ts';
import { isShown, type ModuleSummary } from '../../modules/StoredModule.ts';
import type { Shop } from '../../Shop.ts';
import type { SliderAsk } from './SliderAsk.ts';
import { notLoaded, type SliderRefusal, type SliderReply } from './SliderReply.ts';

const nameOf = ({ id, alias, byAlias }: SliderAsk): string => (byAlias ? alias : id);

/** The module that is asked for, when visitors may see it. */
export async function publishedSummary(shop: Shop, ask: SliderAsk): Promise<ModuleSummary | null> {
  const module = await findModuleSummary(shop, nameOf(ask), { byAlias: ask.byAlias });
  return module && isShown(module, shop.now()) ? module : null;
}

export interface PublishedModule extends ModuleSummary {
  readonly json: JsonObject;
}

export async function publishedModule(shop: Shop, ask: SliderAsk): Promise<PublishedModule | null> {
  const module = await findModule(shop, nameOf(ask), { byAlias: ask.byAlias });
  if (!module || !isShown(module, shop.now())) return null;
  const { document, ...summary } = module;
  return { ...summary, json: withoutTokens(JSON.parse(document) as JsonObject) };
}

/** An answer made of a module, which is only read when it is sent. Null: what is asked of it is not there. */
export async function answerFrom(
  shop: Shop,
  ask: SliderAsk,
  write: (module: PublishedModule) => JsonObject | null,
): Promise<SliderReply | SliderRefusal> {
  const summary = await publishedSummary(shop, ask);
  if (!summary) return notLoaded(ask);
  return {
    success: true,
    tag: tagOf(summary),
    write: async () => {
      const module = await publishedModule(shop, ask);
      const reply = module && write(module);
      return reply ? JSON.stringify({ success: true, message: '', ...reply }) : notLoaded(ask);
    },
  };
}

/** Goes up with the module, and with the form of our answers. */
export const tagOf = ({ id, version }: ModuleSummary): string => `W/"m1-${id}-${version}"`;

/** The key under which a document holds a slide: its key, its own id, or what an old id has become. */
export function slideKey(json: JsonObject, slideId: string): string | null {
  const slides = Object.entries(asObject(json['slides']) ?? {});
  const names = [slideId, ownText(asObject(json['v6v7ids'])?.['n'], slideId)].filter((name) => name !== '');
  const isOf = (slide: unknown): boolean =>
    names.includes(ownText(asObject(slide)?.['slide'], 'id')) || names.includes(ownText(slide, 'id'));
  const found = slides.find(([key]) => names.includes(key)) ?? slides.find(([, slide]) => isOf(slide));
  return found && isObject(found[1]) ? found[0] : null;
}

function ownText(value: unknown, name: string): string {
  const object = asObject(value);
  const own = object && Object.hasOwn(object, name) ? object[name] : '';
  return typeof own === 'string' || typeof own === 'number' ? String(own) : '';
}
