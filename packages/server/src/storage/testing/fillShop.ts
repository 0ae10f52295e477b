import { insertProduct, productColumns } from '../../catalogue/insertProduct.ts';
import type { Database } from '../../db/Database.ts';
import { indexProducts } from '../../search/indexProducts.ts';
import type { Shop } from '../../Shop.ts';
import { inSnapshot } from '../inSnapshot.ts';
import { ROWS_AT_ONCE } from '../limits.ts';
import { countTables, readRows } from '../readRows.ts';
import type { Rows, TableCount } from '../Rows.ts';

export const shopOf = ({ kind, queries }: Database): Shop => ({
  kind,
  queries,
  now: () => 1_772_366_400_000,
});

/** Odd texts, nothing at all, large numbers, keys of two columns, and more rows than are read in one go. */
export async function fillShop(db: Database): Promise<void> {
  const shop = shopOf(db);
  const products = Array.from({ length: ROWS_AT_ONCE + 20 }, (_, at) => ({
    ...productColumns({
      name: `Cup ${at + 1} — "ä" \\ 咖啡 👩‍👧\n\t'`,
      slug: `cup-${at + 1}`,
      regularPrice: at === 0 ? Number.MAX_SAFE_INTEGER : null,
    }),
    version: 1,
    created_at: 1,
    updated_at: 1,
  }));
  const made = await db.queries.insertInto('products').values(products).returning('id').execute();
  const last = await insertProduct(shop, { name: 'Gone', slug: 'gone' });
  await db.queries.deleteFrom('products').where('id', '=', last).execute();
  await indexProducts(
    shop,
    made.map(({ id }) => id),
  );
  for (const [term_id, product_id] of [
    [2, 1],
    [1, 2],
    [1, 1],
  ] as const)
    await db.queries.insertInto('product_terms').values({ product_id, term_id }).execute();
  await db.queries
    .insertInto('settings')
    .values([
      { name: 'b', value: '{"a":[1,null,"1"]}', updated_at: 5 },
      { name: 'B', value: '007', updated_at: 5 },
      { name: 'é', value: '', updated_at: 5 },
    ])
    .execute();
}

/** Everything in a database, in an order that is the same on both kinds. */
export const dump = (
  db: Database,
): Promise<{ readonly tables: readonly TableCount[]; readonly rows: readonly string[] }> =>
  inSnapshot(db, async (queries) => {
    const batches: Rows[] = [];
    for await (const batch of readRows(queries)) batches.push(batch);
    const rows = batches.flatMap(({ table, rows }) => rows.map((row) => JSON.stringify([table, ...row])));
    return { tables: await countTables(db.kind, queries), rows: rows.toSorted() };
  });
