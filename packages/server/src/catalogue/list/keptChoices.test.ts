import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../../db/testing/databases.ts';
import type { Shop } from '../../Shop.ts';
import { openTestShop } from '../../testing/testShop.ts';
import { keptChoices } from './keptChoices.ts';

/** The same shop, whose queries are counted. */
function counting({ kind, queries, now }: Shop) {
  const seen = { count: 0 };
  const counted: Shop['queries'] = new Proxy(queries, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (name === 'selectFrom' || name === 'executeQuery') seen.count++;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { shop: { kind, now, queries: counted }, seen };
}

describe.each(databaseKinds)('the choices of a list on %s', async (kind) => {
  const real = await openTestShop(kind);
  const { shop, seen } = counting(real);
  const asked = async (filter: Parameters<typeof keptChoices>[1] = {}, most?: number) => {
    seen.count = 0;
    const choices = await keptChoices(shop, filter, most);
    return { choices, queries: seen.count };
  };
  const set = (id: number, values: object) =>
    real.queries.updateTable('products').set(values).where('id', '=', id).execute();

  it('are counted once', async () => {
    await real.product();
    const first = await asked();
    expect(first.choices.total).toBe(1);
    const again = await asked();
    expect(again.choices).toBe(first.choices);
    // It is asked whether anything has changed.
    expect([again.queries, first.queries > 2]).toEqual([1, true]);
  });

  it('are counted once however many ask at the same time', async () => {
    await real.product();
    const all = await Promise.all(Array.from({ length: 20 }, () => keptChoices(shop, {})));
    expect(new Set(all).size).toBe(1);
  });

  it('are counted anew once a product shows otherwise, and not for each that is sold', async () => {
    const id = await real.product({ managesStock: true, stockQuantity: 9 });
    const { choices } = await asked();
    await set(id, { stock_quantity: 8, total_sales: 1 });
    expect((await asked()).choices).toBe(choices);
    await set(id, { stock_status: 'outofstock' });
    expect((await asked()).choices.stock.outofstock).toBe(choices.stock.outofstock + 1);
    const term = { taxonomy: 'product_cat', slug: 'cups', name: 'Cups', count: 3 };
    await real.queries.insertInto('terms').values(term).execute();
    expect((await asked()).choices.categories.map(({ name }) => name)).toEqual(['Cups']);
  });

  it('are no older than the price of a sale', async () => {
    const id = await real.product({ salePrice: 500, saleTo: real.now() + 5000 });
    const during = await asked({ onSale: true });
    expect(during.choices.total).toBe(1);
    real.wait(5001);
    expect((await asked({ onSale: true })).choices.total).toBe(0);
    await set(id, { status: 'draft' });
  });

  it('of a search are counted each time', async () => {
    const ids = [await real.product()];
    const first = await asked({ ids });
    expect((await asked({ ids })).choices).not.toBe(first.choices);
  });

  it('take no more room than they may: those that were asked for longest ago go first', async () => {
    const [cheap, dear] = [{ maxPrice: 1 }, { minPrice: 900_000 }];
    const first = await asked(cheap);
    const second = await asked(dear, 35);
    expect((await asked(dear, 35)).choices).toBe(second.choices);
    expect((await asked(cheap, 35)).choices).toBe(first.choices);
    await asked({ featured: true }, 35);
    await asked({ inStock: true }, 35);
    expect((await asked(dear, 35)).choices).not.toBe(second.choices);
  });

  it('that could not be counted are counted by who asks next', async () => {
    const filter = { rating: 1, minPrice: 77 } as object;
    const broken = {
      ...shop,
      queries: new Proxy(real.queries, {
        get: (target, name) => {
          if (name === 'selectFrom') throw new Error('gone');
          const value: unknown = Reflect.get(target, name, target);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      }),
    };
    await expect(keptChoices(broken, filter)).rejects.toThrow('gone');
    await expect(keptChoices(broken, filter)).rejects.toThrow('gone');
  });
});
