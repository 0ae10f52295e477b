import { sql } from 'kysely';
import { inTransaction } from '../db/inTransaction.ts';
import type { CartNotice } from '../notices/CartNotice.ts';
import { MOST_NOTICES, type Tell, tellNext } from '../notices/notices.ts';
import type { Shop } from '../Shop.ts';
import { labelled } from './choices.ts';
import { itemName } from './itemName.ts';
import { MOST_PIECES } from './limits.ts';
import { type CartItem, readItems } from './readItems.ts';
import { forgetRemoved } from './removeItem.ts';
import { mostPiecesFor } from './mostPiecesFor.ts';
import { touchSession } from './session.ts';
import { availableOf, isSoldIndividually } from './stockRules.ts';

/**
 * The cart's form: new quantities by key; 0 takes a line out, an unknown key is ignored. What there is not enough of
 * keeps its quantity, and the visitor is told. True when anything changed.
 */
export const setQuantities = (
  shop: Shop,
  customerId: string,
  quantities: ReadonlyMap<string, number>,
  tell: Tell = tellNext(customerId),
): Promise<boolean> =>
  inTransaction(shop, async (within) => {
    if (!(await touchSession(within, customerId))) return false;
    let items = (await readItems(within, customerId)).filter(({ isRemoved }) => !isRemoved);
    const changes = new Map<string, number>();
    const refusals: CartNotice[] = [];
    for (const item of items) {
      const quantity = Math.trunc(quantities.get(item.key) ?? Number.NaN);
      if (!(quantity >= 0) || quantity === item.quantity) continue;
      const said = whyNot(item, quantity, items);
      if (said) refusals.push(said);
      else {
        changes.set(item.key, quantity);
        items = items.map((one) => (one === item ? { ...one, quantity } : one));
      }
    }
    for (const said of refusals.slice(0, MOST_NOTICES)) await tell(within, said);
    await write(within, customerId, changes);
    return changes.size > 0;
  });

/** Fewer is always possible. */
function whyNot(item: CartItem, quantity: number, items: readonly CartItem[]): CartNotice | null {
  const { bought, choices, key } = item;
  if (quantity < item.quantity || !bought) return null;
  const product = itemName(bought, labelled(bought.parent, choices));
  if (isSoldIndividually(bought) && quantity > 1) return { code: 'only_one', product };
  const others = items.filter((one) => one.key !== key);
  if (quantity <= mostPiecesFor(bought, others)) return null;
  return { code: 'not_enough_for_order', product, left: availableOf(bought) ?? MOST_PIECES };
}

/** One statement for all lines that stay, and one for those that go: a cart may have hundreds. */
async function write(shop: Shop, customerId: string, changes: ReadonlyMap<string, number>): Promise<void> {
  const gone = [...changes].flatMap(([key, quantity]) => (quantity === 0 ? [key] : []));
  const kept = [...changes].filter(([, quantity]) => quantity > 0);
  const lines = (keys: readonly string[]) =>
    shop.queries
      .updateTable('cart_items')
      .where('customer_id', '=', customerId)
      .where('item_key', 'in', keys);
  if (gone.length > 0) {
    await lines(gone).set({ removed_at: shop.now() }).execute();
    await forgetRemoved(shop, customerId);
  }
  if (kept.length > 0)
    await lines(kept.map(([key]) => key))
      .set({ quantity: byKey(kept) })
      .execute();
}

const byKey = (kept: readonly (readonly [string, number])[]) =>
  // PostgreSQL takes what is bound in a case for a text.
  sql<number>`cast(case item_key ${sql.join(
    kept.map(([key, quantity]) => sql`when ${key} then ${quantity}`),
    sql` `,
  )} end as integer)`;
