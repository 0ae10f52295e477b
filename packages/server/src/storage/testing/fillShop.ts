import { insertProduct } from '../../catalogue/insertProduct.ts';
import type { Database } from '../../db/Database.ts';
import { indexProducts } from '../../catalogue/indexing/indexProducts.ts';
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
  const made: number[] = [];
  for (const at of [1, 2, 3])
    made.push(
      await insertProduct(shop, {
        name: `Cup ${at} — "ä" \\ 咖啡 👩‍👧\n\t'`,
        slug: `cup-${at}`,
        regularPrice: at === 1 ? Number.MAX_SAFE_INTEGER : null,
      }),
    );
  const last = await insertProduct(shop, { name: 'Gone', slug: 'gone' });
  await db.queries.deleteFrom('products').where('id', '=', last).execute();
  // What triggers keep of changes comes along as it is.
  await db.queries.updateTable('products').set({ slug: 'beaker' }).where('slug', '=', 'cup-3').execute();
  await indexProducts(shop, made);
  for (const [term_id, product_id] of [
    [2, 1],
    [1, 2],
    [1, 1],
  ] as const)
    await db.queries.insertInto('product_terms').values({ product_id, term_id }).execute();
  const odd = [
    ['b', '{"a":[1,null,"1"]}'],
    ['B', '007'],
    ['é', ''],
  ] as const;
  const many = Array.from({ length: ROWS_AT_ONCE + 20 }, (_, at) => [`many-${at}`, String(at)] as const);
  const values = [...odd, ...many].map(([name, value]) => ({ name, value, updated_at: 5 }));
  await db.queries.insertInto('settings').values(values).execute();
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
