import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../db/testing/databases.ts';
import type { Shop } from '../../../Shop.ts';
import { openTestShop } from '../../../testing/testShop.ts';
import { createPageCache } from './createPageCache.ts';
import type { DrawnPage } from './KeptPage.ts';

/** The shop, where the first question about a tag that is asked after `start` is answered only at `end`. */
function holdFirst({ kind, queries, now }: Shop, tag: string) {
  let isHolding = false;
  let end = (): void => {};
  const mayEnd = new Promise<void>((done) => (end = done));
  let begin = (): void => {};
  const hasBegun = new Promise<void>((done) => (begin = done));
  const executeQuery: typeof queries.executeQuery = async (query) => {
    if (isHolding && 'parameters' in query && query.parameters.includes(tag)) {
      isHolding = false;
      begin();
      await mayEnd;
    }
    return queries.executeQuery(query);
  };
  const slow = new Proxy(queries, {
    get: (target, name) => {
      const value: unknown = name === 'executeQuery' ? executeQuery : Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { shop: { kind, now, queries: slow }, start: () => (isHolding = true), hasBegun, end };
}

describe.each(databaseKinds)('kept pages on %s', async (kind) => {
  const shop = await openTestShop(kind);

  /** A cache with a page that says how often it was drawn. */
  function startCache(tags: DrawnPage['tags'] = ['shop'], mostBytes?: number, its: Shop = shop) {
    const cache = createPageCache(its, mostBytes);
    let drawn = 0;
    const draw = async (): Promise<DrawnPage> => ({ body: `drawn ${++drawn}`, policy: '', tags });
    const ask = async (name = '/a/') => String(await (await cache.of(name, draw))?.bodyIn('identity'));
    return { cache, ask };
  }
  const change = (name: string) =>
    shop.queries.insertInto('settings').values({ name, value: '1', updated_at: 1 }).execute();

  it('are drawn once', async () => {
    const { ask } = startCache();
    expect([await ask(), await ask(), await ask('/b/'), await ask()]).toEqual([
      'drawn 1',
      'drawn 1',
      'drawn 2',
      'drawn 1',
    ]);
  });

  it('are drawn once however many ask for them at the same time', async () => {
    const { ask } = startCache();
    const all = await Promise.all(Array.from({ length: 50 }, () => ask()));
    expect(new Set(all)).toEqual(new Set(['drawn 1']));
  });

  it('are drawn anew once, also for who still asks whether they are old while another has them drawn', async () => {
    const product = await shop.product();
    const tag = `product:${product}` as const;
    const held = holdFirst(shop, tag);
    const { ask } = startCache([tag], undefined, held.shop);
    await ask();
    await shop.queries.updateTable('products').set({ regular_price: 7 }).where('id', '=', product).execute();
    held.start();
    const first = ask();
    await held.hasBegun;
    expect(await ask()).toBe('drawn 2');
    held.end();
    expect(await first).toBe('drawn 2');
  });

  it('are drawn anew once something that they are made of has changed, and not for anything else', async () => {
    const product = await shop.product();
    const other = await shop.product();
    const { ask } = startCache(['shop', `product:${product}`]);
    await ask();
    await shop.queries.updateTable('products').set({ name: 'Other' }).where('id', '=', other).execute();
    expect(await ask()).toBe('drawn 1');
    await shop.queries.updateTable('products').set({ stock_quantity: 3 }).where('id', '=', product).execute();
    expect(await ask()).toBe('drawn 2');
    await change('first');
    expect(await ask()).toBe('drawn 3');
  });

  it('of lists stay when only a number in stock has changed, and go when a price has', async () => {
    const product = await shop.product();
    const { ask } = startCache(['catalogue']);
    await ask();
    const set = (values: object) =>
      shop.queries.updateTable('products').set(values).where('id', '=', product);
    await set({ stock_quantity: 9, total_sales: 4, updated_at: 7 }).execute();
    expect(await ask()).toBe('drawn 1');
    await set({ regular_price: 990 }).execute();
    expect(await ask()).toBe('drawn 2');
  });

  it('of a product go when a variation, a review or a category of it changes', async () => {
    const product = await shop.product({ type: 'variable' });
    const { ask } = startCache([`product:${product}`]);
    await ask();
    const variation = await shop.product({ type: 'variation', parentId: product });
    expect(await ask()).toBe('drawn 2');
    await shop.queries
      .updateTable('products')
      .set({ regular_price: 5 })
      .where('id', '=', variation)
      .execute();
    expect(await ask()).toBe('drawn 3');
    const review = { product_id: product, author: 'Ada', content: 'Good', status: 'approved', created_at: 1 };
    await shop.queries.insertInto('reviews').values(review).execute();
    expect(await ask()).toBe('drawn 4');
    await shop.queries.insertInto('product_terms').values({ product_id: product, term_id: 1 }).execute();
    expect(await ask()).toBe('drawn 5');
    await shop.queries.deleteFrom('products').where('id', '=', variation).execute();
    expect(await ask()).toBe('drawn 6');
  });

  it('that were begun before a change are not kept, nor given to who asks after it', async () => {
    const cache = createPageCache(shop);
    let begin = (): void => {};
    let end = (): void => {};
    const hasBegun = new Promise<void>((done) => (begin = done));
    const mayEnd = new Promise<void>((done) => (end = done));
    const page = (body: string): DrawnPage => ({ body, policy: '', tags: ['shop'] });
    const before = cache.of('/a/', async () => {
      begin();
      await mayEnd;
      return page('before');
    });
    await hasBegun;
    await change('meanwhile');
    const after = await cache.of('/a/', async () => page('after'));
    end();
    await before;
    expect(String(await after?.bodyIn('identity'))).toBe('after');
    const later = await cache.of('/a/', async () => page('later'));
    expect(String(await later?.bodyIn('identity'))).toBe('after');
  });

  it('are no older than a minute, nor than the price of a sale', async () => {
    const { ask } = startCache();
    await ask();
    shop.wait(59_000);
    expect(await ask()).toBe('drawn 1');
    shop.wait(1000);
    expect(await ask()).toBe('drawn 2');
    await shop.queries
      .updateTable('products')
      .set({ price_until: shop.now() + 10_000 })
      .where('id', '=', await shop.product())
      .execute();
    const { ask: again } = startCache();
    await again();
    shop.wait(10_000);
    expect(await again()).toBe('drawn 2');
  });

  it('take no more room than they may: those that were asked for longest ago go first', async () => {
    // Three pages of seven letters, each with room for its compressed forms.
    const { ask } = startCache(['shop'], 3 * 3 * 7);
    for (const name of ['/a/', '/b/', '/c/']) await ask(name);
    await ask('/a/');
    await ask('/d/');
    expect([await ask('/a/'), await ask('/c/')]).toEqual(['drawn 1', 'drawn 3']);
    expect(await ask('/b/')).toBe('drawn 5');
  });

  it('are kept of nothing that is for one visitor alone, and the next one draws', async () => {
    const { cache } = startCache();
    expect(await cache.of('/own/', async () => null)).toBeNull();
    expect(await cache.of('/own/', async () => ({ body: 'x', policy: '', tags: [] }))).not.toBeNull();
  });
});
