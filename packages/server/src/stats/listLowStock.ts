import type { ShopSettings } from '@vitrine/contract/shop';
import { sql } from 'kysely';
import type { Shop } from '../Shop.ts';

export interface LowStock {
  readonly count: number;
  /** Those with the fewest pieces. */
  readonly products: readonly {
    /** Of a variation: that of its product. */
    readonly id: number;
    readonly name: string;
    readonly quantity: number;
  }[];
}

const SHOWN = 10;

/** Products and variations that are counted, are not gone, and have no more pieces than their owner wants to be warned of. */
export async function listLowStock({ queries }: Shop, { stock }: ShopSettings): Promise<LowStock> {
  const low = queries
    .selectFrom('products')
    .leftJoin('products as parents', 'parents.id', 'products.parent_id')
    .where('products.status', '=', 'publish')
    .where('products.manage_stock', '=', 1)
    .where('products.stock_quantity', '>', 0)
    .where(
      sql<boolean>`products.stock_quantity <= coalesce(products.low_stock_amount, parents.low_stock_amount, ${stock.lowAmount})`,
    );
  const { count } = await low.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await low
    .select(['products.id', 'products.parent_id', 'products.name', 'parents.name as parent'])
    .select('products.stock_quantity as quantity')
    .orderBy('products.stock_quantity')
    .orderBy('products.id')
    .limit(SHOWN)
    .execute();
  return {
    count: Number(count),
    products: rows.map(({ id, parent_id, name, parent, quantity }) => ({
      id: parent_id ?? id,
      name: name || (parent ?? ''),
      quantity: quantity ?? 0,
    })),
  };
}
