import { oneLine } from '../text/oneLine.ts';
import type { Product } from '../catalogue/Product.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { addNotice } from '../notices/notices.ts';
import type { Shop } from '../Shop.ts';
import { cartTexts } from './cartTexts.ts';
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
  | { readonly ok: false; readonly product: Product | null };

/** Puts something into a cart, or queues the reason why not. Rules in the order of the contract (facts/woo-contract §3). */
export async function addItem(shop: Shop, request: AddRequest): Promise<Added> {
  const item = await resolveItem(shop, request);
  if (!item.ok) {
    if (item.html !== null) await refuse(shop, request.customerId, item.html);
    return { ok: false, product: item.product };
  }
  const { bought, choices } = item;
  const product = bought.parent ?? bought.product;
  if (!(request.quantity > 0) || isTrashed(bought)) return { ok: false, product };
  const added = await inTransaction(shop, (within) => addWithin(within, request, bought, choices));
  return added ?? { ok: false, product };
}

const isTrashed = ({ product, parent }: Bought): boolean =>
  product.status === 'trash' || parent?.status === 'trash';

async function refuse(shop: Shop, customerId: string, html: string): Promise<null> {
  await inTransaction(shop, async (within) => {
    await renewSession(within, customerId);
    await addNotice(within, customerId, 'error', html);
  });
  return null;
}

/** The visitor's row is locked first: what is counted stays true until the line is written. */
async function addWithin(
  shop: Shop,
  request: AddRequest,
  bought: Bought,
  choices: readonly Choice[],
): Promise<Added | null> {
  const { customerId, links } = request;
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
  const html = whyNot({ bought, name, asked, inCart, cartUrl: links.cart });
  if (html !== null) return refuse(shop, customerId, html);
  await upsertItem(shop, { customerId, key, quantity: asked, ...parts });
  return { ok: true, key, productId: parts.productId, name, quantity: asked };
}

interface Asked {
  readonly bought: Bought;
  readonly name: string;
  readonly asked: number;
  readonly inCart: Awaited<ReturnType<typeof countInCart>>;
  readonly cartUrl: string;
}

function whyNot({ bought, name, asked, inCart, cartUrl }: Asked): string | null {
  if (isSoldIndividually(bought) && inCart.ofKey > 0) return cartTexts.noAnother(name, cartUrl);
  // Not sold unpublished: the contract's server looks only after the line is in the cart, which is not copied.
  if (!isForSale(bought)) return cartTexts.notForSale;
  if (!isInStock(bought)) return cartTexts.outOfStock(name);
  const available = availableOf(bought);
  if (available !== null && asked > available) return cartTexts.notEnough(name, available);
  if (available !== null && asked + inCart.ofStock > available)
    return cartTexts.notEnoughWithCart(available, inCart.ofStock, cartUrl);
  return asked <= 0 || (inCart.ofKey === 0 && inCart.lines >= MOST_LINES) ? cartTexts.full : null;
}

const tidy = (extra: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(extra).map(([name, value]) => [
      oneLine(name, LONGEST_CHOICE),
      oneLine(value, LONGEST_CHOICE),
    ]),
  );
