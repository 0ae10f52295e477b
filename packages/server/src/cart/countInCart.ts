import { findProducts } from '../catalogue/findProducts.ts';
import type { Selectable } from 'kysely';
import { prepared } from '../db/prepared.ts';
import type { Schema } from '../db/Schema.ts';
import type { Shop } from '../Shop.ts';
import { type Bought, stockHolder } from './stockRules.ts';

type Line = Pick<Selectable<Schema['cart_items']>, 'item_key' | 'product_id' | 'variation_id' | 'quantity'>;

const linesOf = prepared<{ customerId: string }, Line>((queries, value) =>
  queries
    .selectFrom('cart_items')
    .select(['item_key', 'product_id', 'variation_id', 'quantity'])
    .where('customer_id', '=', value('customerId'))
    .where('removed_at', 'is', null),
);

/** What a cart holds already: pieces of a line, pieces that take from the same stock, and lines in all. */
export async function countInCart(
  shop: Shop,
  customerId: string,
  key: string,
  bought: Bought,
): Promise<{ readonly ofKey: number; readonly ofStock: number; readonly lines: number }> {
  const rows = await linesOf(shop, { customerId });
  const holder = stockHolder(bought);
  const related = rows.filter(({ product_id: id }) => id === (bought.parent ?? bought.product).id);
  const apart = holder && holder === bought.parent ? await withOwnStock(shop, related) : new Set<number>();
  const sharing = related.filter(({ variation_id: id }) =>
    holder === bought.parent ? !apart.has(id) : id === 0 || id === holder?.id,
  );
  return {
    ofKey: rows.find(({ item_key: itemKey }) => itemKey === key)?.quantity ?? 0,
    ofStock: holder ? sharing.reduce((all, { quantity }) => all + quantity, 0) : 0,
    lines: rows.length,
  };
}

/** Variations that do not take from their parent's stock. */
async function withOwnStock(
  shop: Shop,
  rows: readonly { readonly variation_id: number }[],
): Promise<ReadonlySet<number>> {
  const ids = [...new Set(rows.map((row) => row.variation_id))].filter((id) => id > 0);
  const variations = await findProducts(shop, ids);
  return new Set(variations.filter(({ managesStock }) => managesStock).map(({ id }) => id));
}
