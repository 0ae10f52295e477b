import { inTransaction } from '../db/inTransaction.ts';
import { addNotice } from '../notices/addNotice.ts';
import type { Shop } from '../Shop.ts';
import { cartTexts } from './cartTexts.ts';
import { labelled } from './choices.ts';
import { itemName } from './itemName.ts';
import { MOST_PIECES } from './limits.ts';
import { type CartItem, readItems } from './readItems.ts';
import { roomFor } from './roomFor.ts';
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
): Promise<boolean> =>
  inTransaction(shop, async (within) => {
    if (!(await touchSession(within, customerId))) return false;
    let items = (await readItems(within, customerId)).filter(({ isRemoved }) => !isRemoved);
    let isChanged = false;
    for (const item of items) {
      const quantity = Math.trunc(quantities.get(item.key) ?? Number.NaN);
      if (!(quantity >= 0) || quantity === item.quantity) continue;
      const html = whyNot(item, quantity, items);
      if (html !== null) {
        await addNotice(within, customerId, 'error', html);
        continue;
      }
      await write(within, customerId, item.key, quantity);
      items = items.map((one) => (one === item ? { ...one, quantity } : one));
      isChanged = true;
    }
    return isChanged;
  });

/** Fewer is always possible. */
function whyNot(item: CartItem, quantity: number, items: readonly CartItem[]): string | null {
  const { bought, choices, key } = item;
  if (quantity < item.quantity || !bought) return null;
  const name = itemName(bought, labelled(bought.parent, choices));
  if (isSoldIndividually(bought) && quantity > 1) return cartTexts.onlyOne(name);
  const others = items.filter((one) => one.key !== key);
  if (quantity <= roomFor(bought, others)) return null;
  return cartTexts.notEnoughForOrder(name, availableOf(bought) ?? MOST_PIECES);
}

async function write(
  { queries, now }: Shop,
  customerId: string,
  key: string,
  quantity: number,
): Promise<void> {
  await queries
    .updateTable('cart_items')
    .set(quantity === 0 ? { removed_at: now() } : { quantity })
    .where('customer_id', '=', customerId)
    .where('item_key', '=', key)
    .execute();
}
