import { createHash } from 'node:crypto';
import { SLIDER_TEXTS } from '@vitrine/contract';
import { isFeed, openModule } from '@vitrine/model';
import { publishedPictures } from '../../../feeds/database/publishedPictures.ts';
import type { Streamed } from '../../../feeds/FeedContext.ts';
import { type StreamOptions, streamItems } from '../../../feeds/streamItems.ts';
import type { Shop } from '../../../Shop.ts';
import { type PublishedModule, publishedModule } from '../published.ts';
import type { SliderAsk } from '../SliderAsk.ts';
import { refuse } from '../SliderReply.ts';
import type { SliderCall, SliderContext } from './SliderCall.ts';

/** spec/1 §7.2 and spec/2 §7: the items of a feed. */
export const stream: SliderCall = async (context, ask) => {
  const streamed = await itemsOf(context, ask);
  if (!streamed.ok) return refuse(SLIDER_TEXTS.feedNotLoaded);
  const body = JSON.stringify({ success: true, message: '', data: streamed.items });
  const hash = createHash('sha256').update(body).digest('base64url');
  return { success: true, tag: `W/"s1-${hash}"`, write: async () => body };
};

/** Whoever counts ids up must not get the whole library. */
async function shownIds(shop: Shop, asked: string): Promise<readonly string[]> {
  const shown = await publishedPictures(shop);
  return asked.split(',').filter((id) => shown.has(Number(id)));
}

const PICTURES = /^\d+(?:,\d+)*$/;

/** The id is a module's; a gallery of the media library is asked for by its pictures (spec/2 §7), of which one may have the same number. */
async function itemsOf(context: SliderContext, ask: SliderAsk): Promise<Streamed> {
  const { shop } = context;
  const module = await publishedModule(shop, ask);
  if (module && isFeed(openModule(module.json))) return feedItems(context, module, ask.language);
  const ids = PICTURES.test(ask.id) ? await shownIds(shop, ask.id) : [];
  if (ids.length === 0) return { ok: false, message: 'There is no such feed.' };
  const gallery = { settings: { source: { type: 'wp-gallery', ids: ids.join(',') } } };
  return streamItems(shop, gallery, optionsOf(context, ask.language));
}

/** The items of a module that is a feed. */
export const feedItems = (
  context: SliderContext,
  { id, json }: PublishedModule,
  language = '',
): Promise<Streamed> => streamItems(context.shop, json, { ...optionsOf(context, language), moduleId: id });

const optionsOf = (
  { fetchOutside, isShopClosed = false }: SliderContext,
  language: string,
): StreamOptions => ({
  language,
  ...(fetchOutside && { fetchOutside }),
  isShopClosed,
});
