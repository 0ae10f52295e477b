import { createHash } from 'node:crypto';
import type { FeedItem } from '@vitrine/model';
import { throughCache } from '../cache/throughCache.ts';
import type { FeedContext, ItemSource, Streamed } from '../FeedContext.ts';
import { FEED_CACHE_LEAST_S, FEED_CACHE_MOST_S, FEED_CACHE_S, FEED_COUNT, FEED_MOST } from '../limits.ts';
import type { OutsideAnswer } from '../outside/askOutside.ts';
import type { FeedRequest, FeedSource, FeedWish, SocialItem } from './FeedSource.ts';

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const refuse = (message: string) => ({ ok: false, message }) as const;

/** The items of a social source, out of the cache where it holds them. */
export const socialItems =
  (name: string, source: FeedSource): ItemSource =>
  async (context) => {
    const { wire, shop, settings, writeDate, wait } = context;
    const keys = settings.feedKeys[name] ?? {};
    const missing = source.keys.filter((key) => !keys[key]);
    if (missing.length > 0) return refuse(`The shop has no ${missing.join(' and no ')} for ${name}.`);
    const count = clamp(Math.trunc(wire.number('count') ?? FEED_COUNT), 1, FEED_MOST);
    const wish: FeedWish = { wire, keys, count };
    const first = source.lookup?.request(wish) ?? source.request(wish);
    if (!first) return refuse(`The settings do not say what to fetch from ${name}.`);
    const cacheS = wire.number('cache', 'transient') ?? FEED_CACHE_S;
    const streamed = await throughCache(shop, {
      // A setting beside the address changes what is taken of an answer. Nothing that a visitor sends is part of it.
      name: `${name}:${hashOf([first, source.request({ ...wish, found: '1' }), wire.flag('imageOnly'), count])}`,
      cacheMs: clamp(cacheS, FEED_CACHE_LEAST_S, FEED_CACHE_MOST_S) * 1000,
      load: () => load(context, source, wish),
      wait,
    });
    return streamed.ok
      ? { ok: true, items: streamed.items.map((item) => itemOf(item, writeDate)) }
      : streamed;
  };

/** Keys are part of it, and cannot be read out of it. */
const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

async function load(context: FeedContext, source: FeedSource, wish: FeedWish): Promise<Streamed<SocialItem>> {
  const ask = async ({ url, headers = {} }: FeedRequest): Promise<OutsideAnswer> => {
    const answer = await context.fetchOutside(url, { headers });
    const failure = answer.ok ? source.failure?.(answer.value) : null;
    return failure ? { ok: false, message: failure } : answer;
  };
  const whole = await withFound(source, wish, ask);
  const request = whole && source.request(whole);
  if (!request) return refuse('There is nothing of that name.');
  const answer = await ask(request);
  if (!answer.ok) return answer;
  return { ok: true, items: source.items(answer.value, whole).slice(0, wish.count) };
}

/** Null: what is named cannot be found. */
async function withFound(
  source: FeedSource,
  wish: FeedWish,
  ask: (request: FeedRequest) => Promise<OutsideAnswer>,
): Promise<FeedWish | null> {
  const request = source.lookup?.request(wish);
  if (!request) return wish;
  const answer = await ask(request);
  const found = answer.ok ? source.lookup?.read(answer.value) : null;
  return found ? { ...wish, found } : null;
}

const itemOf = (item: SocialItem, writeDate: FeedContext['writeDate']): FeedItem => ({
  id: item.id,
  title: item.title,
  content: item.content,
  excerpt: item.excerpt,
  image: item.image,
  thumb: item.thumb || item.image,
  link: item.link,
  author_name: item.authorName,
  author_avatar: item.authorAvatar,
  date: writeDate(item.dateMs),
  modified: writeDate(item.modifiedMs ?? item.dateMs),
  tags: item.tags ?? '',
  ...(item.video && { video: item.video }),
  ...item.counts,
});
