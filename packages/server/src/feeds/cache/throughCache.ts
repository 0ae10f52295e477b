import type { Shop } from '../../Shop.ts';
import type { Streamed } from '../FeedContext.ts';
import { FEED_CLAIM_MS, FEED_KEPT_MS, FEED_LOOK_MS, FEED_RETRY_MS } from '../limits.ts';

export interface CacheWish<Item> {
  /** The same for the same request, however it was asked. */
  readonly name: string;
  readonly cacheMs: number;
  readonly load: () => Promise<Streamed<Item>>;
  readonly wait: (ms: number) => Promise<void>;
}

const UNKNOWN = { ok: false, message: 'The source has not answered.' } as const;

/**
 * An answer that is fresh; else one instance asks the source, the others show what there was meanwhile. When the source
 * fails, the old answer is shown for as long as it is kept.
 */
export async function throughCache<Item>(shop: Shop, wish: CacheWish<Item>): Promise<Streamed<Item>> {
  const known = await read(shop, wish.name);
  if (known && known.expires_at > shop.now()) return asStreamed(known.items);
  if (await claim(shop, wish.name)) return refresh(shop, wish, known?.items ?? '');
  return known?.items ? asStreamed(known.items) : waitForOther(shop, wish);
}

const read = ({ queries }: Shop, name: string) =>
  queries
    .selectFrom('feed_cache')
    .select(['items', 'expires_at', 'claimed_until'])
    .where('name', '=', name)
    .executeTakeFirst();

const asStreamed = <Item>(items: string): Streamed<Item> =>
  items === '' ? UNKNOWN : { ok: true, items: JSON.parse(items) as Item[] };

/** True for one of all who ask at once, and again when that one did not come back. */
async function claim({ queries, now }: Shop, name: string): Promise<boolean> {
  const nowMs = now();
  const claimed_until = nowMs + FEED_CLAIM_MS;
  const row = await queries
    .insertInto('feed_cache')
    .values({ name, fetched_at: 0, expires_at: 0, claimed_until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ claimed_until })
        .where('feed_cache.expires_at', '<=', nowMs)
        .where((eb) =>
          eb.or([eb('feed_cache.claimed_until', 'is', null), eb('feed_cache.claimed_until', '<=', nowMs)]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

async function refresh<Item>(
  shop: Shop,
  { name, cacheMs, load }: CacheWish<Item>,
  old: string,
): Promise<Streamed<Item>> {
  const streamed = await load();
  const nowMs = shop.now();
  const kept = streamed.ok
    ? { items: JSON.stringify(streamed.items), fetched_at: nowMs, expires_at: nowMs + cacheMs }
    : { expires_at: nowMs + FEED_RETRY_MS };
  await shop.queries
    .updateTable('feed_cache')
    .set({ ...kept, claimed_until: null })
    .where('name', '=', name)
    .execute();
  await shop.queries
    .deleteFrom('feed_cache')
    .where('expires_at', '<', nowMs - FEED_KEPT_MS)
    .where('expires_at', '>', 0)
    .execute();
  return streamed.ok || old === '' ? streamed : asStreamed(old);
}

/** There is nothing to show yet, and another one is asking. */
async function waitForOther<Item>(shop: Shop, { name, wait }: CacheWish<Item>): Promise<Streamed<Item>> {
  for (let waited = 0; waited < FEED_CLAIM_MS; waited += FEED_LOOK_MS) {
    await wait(FEED_LOOK_MS);
    const row = await read(shop, name);
    if (row && row.claimed_until === null) return asStreamed(row.items);
  }
  return UNKNOWN;
}
