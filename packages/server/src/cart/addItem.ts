import { oneLine } from '../text/oneLine.ts';
import type { Product } from '../catalogue/Product.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { CartNotice } from '../notices/CartNotice.ts';
import { type Tell, tellNext } from '../notices/notices.ts';
import type { Shop } from '../Shop.ts';
import type { Choice } from './choices.ts';
import { countInCart } from './countInCart.ts';
import { itemKey } from './itemKey.ts';
import { itemName } from './itemName.ts';
import { LONGEST_CHOICE, MOST_LINES, MOST_PIECES } from './limits.ts';
import { type ItemRequest, resolveItem } from './resolveItem.ts';
import { renewSession } from './session.ts';
import { availableOf, type Bought, isForSale, isInStock, isSoldIndividually } from './stockRules.ts';
import { upsertItem } from './upsertItem.ts';

export interface AddRequest extends ItemRequest {
  readonly customerId: string;
  readonly quantity: number;
  /** What makes it a line of its own; kept with it. */
  readonly extra?: Readonly<Record<string, string>> | undefined;
  /** Default: by the next full page. */
  readonly tell?: Tell | undefined;
}

export type Added =
  /** productId: the product's, or the parent's of a variation. quantity: how many were added. */
  | {
      readonly ok: true;
      readonly key: string;
      readonly productId: number;
      readonly name: string;
      readonly quantity: number;
    }
  | { readonly ok: false; readonly product: Product | null; readonly said: CartNotice };

/**
 * Puts something into a cart, or tells the reason why not. Rules in the order of the contract (facts/woo-contract §3), by which
 * nothing is told, and nothing kept, of what is not there and of no piece at all.
 */
export async function addItem(shop: Shop, request: AddRequest): Promise<Added> {
  const item = await resolveItem(shop, request);
  if (!item.ok) {
    if (item.product) await refuse(shop, request, item.said);
    return item;
  }
  const { bought, choices } = item;
  const product = bought.parent ?? bought.product;
  if (!(request.quantity > 0)) return { ok: false, product, said: { code: 'quantity_needed' } };
  if (isTrashed(bought)) return { ok: false, product, said: { code: 'product_unknown' } };
  return inTransaction(shop, (within) => addWithin(within, request, bought, choices));
}

const isTrashed = ({ product, parent }: Bought): boolean =>
  product.status === 'trash' || parent?.status === 'trash';

const refuse = (
  shop: Shop,
  { customerId, tell = tellNext(customerId) }: AddRequest,
  said: CartNotice,
): Promise<void> =>
  inTransaction(shop, async (within) => {
    await renewSession(within, customerId);
    await tell(within, said);
  });

/** The visitor's row is locked first: what is counted stays true until the line is written. */
async function addWithin(
  shop: Shop,
  request: AddRequest,
  bought: Bought,
  choices: readonly Choice[],
): Promise<Added> {
  const { customerId } = request;
  await renewSession(shop, customerId);
  const { product, parent } = bought;
  const parts = {
    productId: (parent ?? product).id,
    variationId: parent ? product.id : 0,
    choices: Object.fromEntries(choices.map(({ name, value }) => [name, value])),
    extra: tidy(request.extra ?? {}),
  };
  const key = itemKey(parts);
  const inCart = await countInCart(shop, customerId, key, bought);
  const asked = isSoldIndividually(bought)
    ? 1
    : Math.min(Math.trunc(request.quantity), MOST_PIECES - inCart.ofKey);
  const name = itemName(bought, choices);
  const said = whyNot({ bought, name, asked, inCart });
  if (said) {
    await refuse(shop, request, said);
    return { ok: false, product: parent ?? product, said };
  }
  await upsertItem(shop, { customerId, key, quantity: asked, ...parts });
  return { ok: true, key, productId: parts.productId, name, quantity: asked };
}

interface Asked {
  readonly bought: Bought;
  readonly name: string;
  readonly asked: number;
  readonly inCart: Awaited<ReturnType<typeof countInCart>>;
}

function whyNot({ bought, name: product, asked, inCart }: Asked): CartNotice | null {
  if (isSoldIndividually(bought) && inCart.ofKey > 0) return { code: 'already_in_cart', product };
  // Not sold unpublished: the contract's server looks only after the line is in the cart, which is not copied.
  if (!isForSale(bought)) return { code: 'not_for_sale' };
  if (!isInStock(bought)) return { code: 'out_of_stock', product };
  const left = availableOf(bought);
  if (left !== null && asked > left) return { code: 'not_enough_stock', product, left };
  if (left !== null && asked + inCart.ofStock > left)
    return { code: 'not_enough_beside_cart', left, inCart: inCart.ofStock };
  return asked <= 0 || (inCart.ofKey === 0 && inCart.lines >= MOST_LINES) ? { code: 'cart_full' } : null;
}

const tidy = (extra: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(extra).map(([name, value]) => [
      oneLine(name, LONGEST_CHOICE),
      oneLine(value, LONGEST_CHOICE),
    ]),
  );
