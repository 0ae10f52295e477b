import { inTransaction } from '../db/inTransaction.ts';
import type { Shop } from '../Shop.ts';
import { MOST_LINES, MOST_PIECES } from './limits.ts';
import { type CartItem, readItems } from './readItems.ts';
import { mostPiecesFor } from './mostPiecesFor.ts';
import { renewSession } from './session.ts';
import { isSoldIndividually } from './stockRules.ts';
import { upsertItem } from './upsertItem.ts';

/**
 * A guest's cart becomes a part of the user's: quantities add up as far as there is stock, coupons and notices come along.
 * The guest's row is deleted first, so that of two logins at once only one brings the cart.
 */
export const mergeCarts = (shop: Shop, fromCustomerId: string, toCustomerId: string): Promise<void> =>
  inTransaction(shop, async (within) => {
    if (fromCustomerId === toCustomerId) return;
    const left = await within.queries
      .deleteFrom('shop_sessions')
      .where('customer_id', '=', fromCustomerId)
      .returning(['customer', 'shipping', 'payment_method'])
      .executeTakeFirst();
    if (!left) return;
    await renewSession(within, toCustomerId);
    await mergeItems(within, fromCustomerId, toCustomerId);
    await moveCoupons(within, fromCustomerId, toCustomerId);
    await moveChoices(within, toCustomerId, left);
    await within.queries
      .updateTable('notices')
      .set({ customer_id: toCustomerId })
      .where('customer_id', '=', fromCustomerId)
      .execute();
  });

async function mergeItems(shop: Shop, from: string, to: string): Promise<void> {
  const brought = (await readItems(shop, from)).filter(({ isRemoved }) => !isRemoved);
  let items = (await readItems(shop, to)).filter(({ isRemoved }) => !isRemoved);
  for (const item of brought) {
    const quantity = Math.min(item.quantity, roomBeside(item, items));
    const isNew = !items.some(({ key }) => key === item.key);
    if (quantity <= 0 || (isNew && items.length >= MOST_LINES)) continue;
    await upsertItem(shop, { ...item, customerId: to, quantity });
    items = [...items, { ...item, quantity }];
  }
  await shop.queries.deleteFrom('cart_items').where('customer_id', '=', from).execute();
}

/** What sells one by one is there already, or it is not. */
function roomBeside({ key, bought }: CartItem, items: readonly CartItem[]): number {
  if (!bought) return 0;
  const there = items.filter((one) => one.key === key).reduce((all, { quantity }) => all + quantity, 0);
  if (isSoldIndividually(bought) && there > 0) return 0;
  return Math.min(mostPiecesFor(bought, items), MOST_PIECES - there);
}

async function moveCoupons({ queries }: Shop, from: string, to: string): Promise<void> {
  const rows = await queries
    .deleteFrom('cart_coupons')
    .where('customer_id', '=', from)
    .returning(['code', 'added_at'])
    .execute();
  if (rows.length === 0) return;
  await queries
    .insertInto('cart_coupons')
    .values(rows.map((row) => ({ ...row, customer_id: to })))
    .onConflict((conflict) => conflict.columns(['customer_id', 'code']).doNothing())
    .execute();
}

/** What the guest chose last counts; addresses of the account are not replaced by an empty one. */
async function moveChoices(
  { queries }: Shop,
  to: string,
  left: { readonly customer: string; readonly shipping: string; readonly payment_method: string },
): Promise<void> {
  await queries
    .updateTable('shop_sessions')
    .set({
      customer_id: to,
      ...(left.customer !== '{}' && { customer: left.customer }),
      ...(left.shipping !== '[]' && { shipping: left.shipping }),
      ...(left.payment_method !== '' && { payment_method: left.payment_method }),
    })
    .where('customer_id', '=', to)
    .execute();
}
