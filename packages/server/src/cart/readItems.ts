import { findProducts } from '../catalogue/findProducts.ts';
import type { Product } from '../catalogue/Product.ts';
import type { Selectable } from 'kysely';
import { prepared } from '../db/prepared.ts';
import type { Schema } from '../db/Schema.ts';
import type { Shop } from '../Shop.ts';
import type { Bought } from './stockRules.ts';

/** A row of a cart with what it is; bought is null when the product is gone. */
export interface CartItem {
  readonly key: string;
  readonly productId: number;
  readonly variationId: number;
  readonly choices: Readonly<Record<string, string>>;
  readonly extra: Readonly<Record<string, string>>;
  readonly quantity: number;
  readonly addedAt: number;
  readonly isRemoved: boolean;
  readonly bought: Bought | null;
}

const rowsOf = prepared<{ customerId: string }, Selectable<Schema['cart_items']>>((queries, value) =>
  queries
    .selectFrom('cart_items')
    .selectAll()
    .where('customer_id', '=', value('customerId'))
    .orderBy('added_at')
    .orderBy('item_key'),
);

/** Everything in a cart, also what was taken out, in the order in which it came. Two queries. */
export async function readItems(shop: Shop, customerId: string): Promise<readonly CartItem[]> {
  const rows = await rowsOf(shop, { customerId });
  const ids = new Set(rows.flatMap((row) => [row.product_id, row.variation_id]).filter((id) => id > 0));
  const products = new Map((await findProducts(shop, [...ids])).map((product) => [product.id, product]));
  return rows.map((row) => ({
    key: row.item_key,
    productId: row.product_id,
    variationId: row.variation_id,
    choices: JSON.parse(row.choices) as Record<string, string>,
    extra: JSON.parse(row.extra) as Record<string, string>,
    quantity: row.quantity,
    addedAt: row.added_at,
    isRemoved: row.removed_at !== null,
    bought: boughtOf(products.get(row.product_id), products.get(row.variation_id), row.variation_id),
  }));
}

function boughtOf(product: Product | undefined, variation: Product | undefined, variationId: number) {
  if (!product) return null;
  if (variationId === 0) return { product, parent: null };
  return variation ? { product: variation, parent: product } : null;
}
