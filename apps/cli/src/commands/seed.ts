import { createDataCommand, DATABASE } from '../database/createDataCommand.ts';
import { showPlace } from '../database/databasePlace.ts';
import { failed, withDatabase } from '../database/withDatabase.ts';

/** Their SKUs have seven digits. */
const MOST_PRODUCTS = 9_999_999;

/** Fills a shop with made products, to see how it does with many. */
export const seed = createDataCommand({
  usage: 'vitrine seed --products <count> [--database <file|url>]',
  about: 'add made products, bench-product-1 and on, to try a large shop',
  options: { ...DATABASE, products: { type: 'string' } },
  names: 0,
  async run({ values: { products = '' }, place, progress }) {
    const count = Number(products);
    if (!Number.isInteger(count) || count < 1 || count > MOST_PRODUCTS)
      return failed(`--products takes a number from 1 to ${MOST_PRODUCTS.toLocaleString('en')}.`);
    const server = await import('@vitrine/server');
    return withDatabase(place, async (db) => {
      await server.migrate(db);
      const shop = { kind: db.kind, queries: db.queries, now: Date.now };
      await server.seedProducts(shop, count, { onProgress: progress('products') });
      await server.tidyIndex(shop);
      return { ok: true, text: `${showPlace(place)} has bench-product-1 to bench-product-${count}.` };
    });
  },
});
