import { sql } from 'kysely';
import type { AnyDatabase } from '../AnyDatabase.ts';
import type { DatabaseKind } from '../DatabaseKind.ts';
import { IN_CATALOGUE } from './0002-catalogue.ts';

/**
 * What has no price stands last in a list by price. Grouped products have the prices of what is in them: they are found by an
 * index of their own, and those that are there are worked out when a list is next sorted.
 */
export async function orderByPrice(db: AnyDatabase, kind: DatabaseKind): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  if (kind === 'postgres') {
    await run('drop index products_list_price');
    await run(
      `create index products_list_price on products (price_min asc nulls last, id, price_max, status, type, visibility) where ${IN_CATALOGUE}`,
    );
  }
  await run(`create index products_grouped on products (id) where type = 'grouped'`);
  await run(`update products set price_until = 0 where type = 'grouped'`);
}
