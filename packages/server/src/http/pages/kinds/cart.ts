import { applyCoupon, removeCoupon } from '../../../cart/applyCoupon.ts';
import { tidyCart } from '../../../cart/mendCart.ts';
import { readQuantity } from '../../../cart/readQuantity.ts';
import { chooseShipping } from '../../../cart/setCustomer.ts';
import { setQuantities } from '../../../cart/setQuantities.ts';
import { addNotice } from '../../../notices/notices.ts';
import type { Call } from '../../call/Call.ts';
import { hasNonce, nonceFor } from '../../call/nonce.ts';
import { visitorAddress } from '../../call/visitorAddress.ts';
import { groupField, listField, textField } from '../../request/fields.ts';
import { viewCart } from '../../shop/readCartView.ts';
import { cardsOf } from '../../views/productCards.ts';
import { type PageHandler, redirect } from '../PageResult.ts';
import { showPage } from '../showPage.ts';
import { cartTexts } from '@vitrine/texts';
import { textsFor } from '../../call/textsFor.ts';

const CROSS_SELLS = 4;

/** The cart's own page and its form: quantities, coupons, shipping. */
export const cartPage: PageHandler = async (call, path) => {
  if (path.length > 0) return null;
  const { isChanged, refusedCoupon = '' } = await changeCart(call);
  // A code that was refused is mended where it was written: another address would not know it.
  if (isChanged && !refusedCoupon) return redirect(call.links.cart);
  const cart = await tidyCart(call.shop, call.visitor.customerId, call.settings);
  const inCart = new Set(cart.lines.map(({ productId }) => productId));
  const crossSellIds = cart.lines
    .flatMap(({ product }) => product.crossSellIds)
    .filter((id) => !inCart.has(id));
  const content = {
    cart: await viewCart(call, cart),
    nonce: nonceFor(call, 'woocommerce-cart'),
    couponsOn: call.settings.coupons.on,
    refusedCoupon,
    crossSells: await cardsOf(call, [...new Set(crossSellIds)].slice(0, CROSS_SELLS)),
  };
  return showPage(call, 'cart', content, { title: textsFor(call, cartTexts)('title') });
};

interface CartChange {
  readonly isChanged: boolean;
  readonly refusedCoupon?: string;
}

const UNCHANGED: CartChange = { isChanged: false };

/** What the form or a link of the page asks for. */
async function changeCart(call: Call): Promise<CartChange> {
  const { customerId } = call.visitor;
  const { fields, shop, settings } = call;
  if (customerId === null) return UNCHANGED;
  const coupon = textField(fields, 'remove_coupon');
  // Only takes something off that the visitor can put back: links of mails and old pages may do it.
  if (coupon !== undefined) return await removeCoupon(shop, customerId, coupon), { isChanged: true };
  if (call.request.method !== 'POST') return UNCHANGED;
  if (
    !hasNonce(
      call,
      'woocommerce-cart',
      textField(fields, 'woocommerce-cart-nonce') ?? textField(fields, '_wpnonce'),
    )
  )
    return UNCHANGED;
  const isCoupon = textField(fields, 'apply_coupon') !== undefined;
  // Scripts send the form without a button to have it drawn anew.
  if (!isCoupon && textField(fields, 'update_cart') === undefined) return UNCHANGED;
  // Enter in the coupon's field presses the form's first button, which is another: what is written there counts.
  const code = textField(fields, 'coupon_code')?.trim();
  const isRefused = !!code && !(await applyCoupon(shop, customerId, code, settings, visitorAddress(call))).ok;
  const change: CartChange = { isChanged: true, ...(isRefused && { refusedCoupon: code }) };
  if (isCoupon) return change;
  const rates = listField(fields, 'shipping_method');
  if (rates.length > 0) await chooseShipping(shop, customerId, rates);
  if (await setQuantities(shop, customerId, quantitiesOf(call)))
    await addNotice(shop, customerId, 'success', 'Cart updated.');
  return change;
}

function quantitiesOf({ fields }: Call): ReadonlyMap<string, number> {
  const lines = groupField(fields, 'cart');
  return new Map(
    Object.keys(lines).flatMap((key) => {
      const written = textField(groupField(lines, key), 'qty');
      // Here 0 takes the line out, and an empty field changes nothing.
      if (written === undefined || written.trim() === '') return [];
      return [[key, written.trim() === '0' ? 0 : readQuantity(written)] as const];
    }),
  );
}
