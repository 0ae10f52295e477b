import { inTransaction } from '../db/inTransaction.ts';
import type { Shop } from '../Shop.ts';
import { cartTexts } from './cartTexts.ts';
import type { CartItem } from './readItems.ts';
import type { Tell } from '../notices/notices.ts';
import { type Bought, isForSale } from './stockRules.ts';

export interface SoldItem extends CartItem {
  readonly bought: Bought;
}

const isSold = (item: CartItem): item is SoldItem => item.bought !== null && isForSale(item.bought);

/** The lines that can be bought. Others leave the cart, and the visitor is told once. */
export async function dropGone(
  shop: Shop,
  customerId: string,
  items: readonly CartItem[],
  tell: Tell,
): Promise<readonly SoldItem[]> {
  const inCart = items.filter(({ isRemoved }) => !isRemoved);
  const gone = inCart.filter((item) => !isSold(item));
  if (gone.length > 0) await inTransaction(shop, (within) => drop(within, customerId, gone, tell));
  return inCart.filter(isSold);
}

async function drop(shop: Shop, customerId: string, gone: readonly CartItem[], tell: Tell): Promise<void> {
  const keys = gone.map(({ key }) => key);
  const dropped = await shop.queries
    .deleteFrom('cart_items')
    .where('customer_id', '=', customerId)
    .where('item_key', 'in', keys)
    .where('removed_at', 'is', null)
    .returning('item_key')
    .execute();
  for (const { item_key: key } of dropped) {
    const bought = gone.find((item) => item.key === key)?.bought;
    const html = bought ? cartTexts.noLongerSold((bought.parent ?? bought.product).name) : cartTexts.gone;
    await tell(shop, html);
  }
}
