import { sql } from 'kysely';
import { refreshParents } from '../catalogue/refreshParents.ts';
import type { StockTaken } from '../mails/stockMails.ts';
import type { Shop } from '../Shop.ts';
import { indexProducts } from '../catalogue/indexing/indexProducts.ts';

/** Pieces of a line. holderId: whose stock they come from; null: nobody counts. */
export interface StockLine {
  readonly name: string;
  readonly productId: number;
  readonly variationId: number;
  readonly holderId: number | null;
  readonly quantity: number;
}

export interface Shortage {
  readonly name: string;
  readonly available: number;
}

export interface Held {
  readonly id: number;
  readonly parent_id: number | null;
  readonly manage_stock: number;
  readonly stock_quantity: number | null;
  readonly stock_status: string;
  readonly backorders: string;
  readonly name: string;
  readonly low_stock_amount: number | null;
}

/** Locked in the order of their ids: two orders never wait for each other. */
export async function lockProducts(
  { kind, queries }: Shop,
  ids: readonly number[],
): Promise<readonly Held[]> {
  const wanted = [...new Set(ids)].filter((id) => id > 0);
  if (wanted.length === 0) return [];
  return queries
    .selectFrom('products')
    .select([
      'id',
      'parent_id',
      'manage_stock',
      'stock_quantity',
      'stock_status',
      'backorders',
      'name',
      'low_stock_amount',
    ])
    .where('id', 'in', wanted)
    .orderBy('id')
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .execute();
}

export const productIdsOf = (lines: readonly StockLine[]): readonly number[] =>
  lines.flatMap((line) => [line.productId, line.variationId, line.holderId ?? 0]);

const byHolder = (lines: readonly StockLine[]): ReadonlyMap<number, number> => {
  const needs = new Map<number, number>();
  for (const { holderId, quantity } of lines)
    if (holderId !== null) needs.set(holderId, (needs.get(holderId) ?? 0) + quantity);
  return needs;
};

/** What there is not enough of. The products are locked, so that the answer stays true. */
export function shortagesOf(lines: readonly StockLine[], products: readonly Held[]): readonly Shortage[] {
  const held = new Map(products.map((product) => [product.id, product]));
  const needs = byHolder(lines);
  const short = new Map<number, Shortage>();
  for (const { name, holderId, productId, variationId } of lines) {
    const id = holderId ?? (variationId || productId);
    const product = held.get(id);
    const available = availableOf(product, holderId !== null);
    if (available < (holderId === null ? 1 : (needs.get(id) ?? 0))) short.set(id, { name, available });
  }
  return [...short.values()];
}

function availableOf(product: Held | undefined, isCounted: boolean): number {
  if (!product) return 0;
  if (!isCounted) return product.stock_status === 'outofstock' ? 0 : Infinity;
  return product.manage_stock === 1 && product.backorders === 'no'
    ? Math.max(0, product.stock_quantity ?? 0)
    : Infinity;
}

/**
 * Takes the pieces (`sign` 1) or gives them back (-1), and counts the sales. The products are locked and there is enough. Gives what
 * was taken of each product that is counted.
 */
export async function moveStock(
  shop: Shop,
  lines: readonly StockLine[],
  products: readonly Held[],
  sign: 1 | -1,
): Promise<readonly StockTaken[]> {
  const counted = new Set(products.filter((product) => product.manage_stock === 1).map(({ id }) => id));
  const needs = new Map([...byHolder(lines)].filter(([id]) => counted.has(id)));
  await addTo(shop, 'stock_quantity', needs, -sign);
  const sales = new Map<number, number>();
  for (const { productId, quantity } of lines) sales.set(productId, (sales.get(productId) ?? 0) + quantity);
  await addTo(shop, 'total_sales', sales, sign);
  await restate(shop, products, [...needs.keys()]);
  return sign === 1 ? takenOf(needs, products) : [];
}

const takenOf = (needs: ReadonlyMap<number, number>, products: readonly Held[]): readonly StockTaken[] =>
  products.flatMap(({ id, name, stock_quantity, low_stock_amount }) => {
    const before = stock_quantity ?? 0;
    const taken = needs.get(id);
    return taken === undefined
      ? []
      : [{ id, name, before, after: before - taken, lowAmount: low_stock_amount }];
  });

/** One statement for all: who holds the locks need not come back for each line. */
async function addTo(
  { queries, now }: Shop,
  column: 'stock_quantity' | 'total_sales',
  amounts: ReadonlyMap<number, number>,
  sign: number,
): Promise<void> {
  if (amounts.size === 0) return;
  const cases = [...amounts].map(([id, amount]) => sql`when id = ${id} then ${amount * sign}`);
  const sum = sql<number>`coalesce(${sql.ref(column)}, 0) + case ${sql.join(cases, sql` `)} else 0 end`;
  const isTaking = column === 'stock_quantity' && sign < 0;
  const { numUpdatedRows } = await queries
    .updateTable('products')
    .set({ [column]: sum, updated_at: now() })
    .where('id', 'in', [...amounts.keys()])
    .$if(isTaking, (query) => query.where((eb) => eb.or([eb('backorders', '<>', 'no'), eb(sum, '>=', 0)])))
    .executeTakeFirst();
  // The locks make this impossible; were they ever wrong, nothing is sold that is not there.
  if (isTaking && numUpdatedRows !== BigInt(amounts.size))
    throw new Error('Stock changed while it was locked');
}

/** Brings `instock`, `outofstock`, `onbackorder` in line with the numbers; where one changes, lists and search learn of it. */
async function restate(shop: Shop, before: readonly Held[], ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const after = await shop.queries
    .updateTable('products')
    .set({
      stock_status: sql<string>`case when stock_quantity > 0 then 'instock' when backorders = 'no' then 'outofstock' else 'onbackorder' end`,
    })
    .where('id', 'in', ids)
    .returning(['id', 'parent_id', 'stock_status'])
    .execute();
  const was = new Map(before.map((product) => [product.id, product.stock_status]));
  const changed = after.filter((product) => was.get(product.id) !== product.stock_status);
  if (changed.length === 0) return;
  await refreshParents(shop, [...new Set(changed.map((product) => product.parent_id ?? product.id))]);
  await indexProducts(
    shop,
    changed.map(({ id }) => id),
  );
}
