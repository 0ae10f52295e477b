import type { NoticeView } from '@vitrine/contract/shop';
import { applyCoupon } from '../../../cart/applyCoupon.ts';
import { tidyCart } from '../../../cart/mendCart.ts';
import { choosePayment, chooseShipping, setCustomer } from '../../../cart/setCustomer.ts';
import { findOrder, orderForKey } from '../../../orders/findOrder.ts';
import type { Call } from '../../call/Call.ts';
import { tellCart } from '../../call/cartCookies.ts';
import { hasNonce } from '../../call/nonce.ts';
import { visitorAddress } from '../../call/visitorAddress.ts';
import { checkoutView } from '../../checkout/checkoutView.ts';
import { sentAddress } from '../../checkout/readAddress.ts';
import { submitOrder } from '../../checkout/submitOrder.ts';
import { listField, textField } from '../../request/fields.ts';
import { orderView } from '../../views/orderView.ts';
import type { CheckoutError } from '../../words/checkoutWords.ts';
import { type PageHandler, type PageResult, redirect } from '../PageResult.ts';
import { showPage } from '../showPage.ts';
import { checkoutTexts, orderTexts } from '@vitrine/texts';
import { textsFor } from '../../call/textsFor.ts';

/** The checkout, and `order-received/12/?key=…` after it. */
export const checkoutPage: PageHandler = async (call, path) => {
  const [part, id, ...more] = path;
  if (part === 'order-received' && id !== undefined && more.length === 0) return received(call, Number(id));
  if (path.length > 0) return null;
  if (call.request.method !== 'POST') return form(call);
  if (textField(call.fields, 'apply_coupon') !== undefined) return coupon(call);
  if (textField(call.fields, 'woocommerce_checkout_update_totals') !== undefined) return updated(call);
  const done = await submitOrder(call);
  if (!done.ok) return form(call, { errors: done.errors });
  tellCart(call, '');
  return redirect(done.redirect);
};

/** What was sent and cannot be done: told, and shown where it was written. */
interface Refused {
  readonly errors?: readonly CheckoutError[];
  readonly refusedCoupon?: string;
}

async function form(call: Call, { errors = [], refusedCoupon = '' }: Refused = {}): Promise<PageResult> {
  const cart = await tidyCart(call.shop, call.visitor.customerId, call.settings);
  // There is nothing to check out.
  if (cart.count === 0) return redirect(call.links.cart);
  const notices = errors.map(
    ({ html, field }): NoticeView => ({ kind: 'error', html, ...(field && { field }) }),
  );
  const title = textsFor(call, checkoutTexts)('title');
  const content = { ...(await checkoutView(call, cart, errors)), refusedCoupon };
  return showPage(call, 'checkout', content, { title, notices });
}

/** The button beside the totals: what was told so far is kept, and nothing is ordered. */
async function updated(call: Call): Promise<PageResult> {
  const { customerId } = call.visitor;
  const nonce = textField(call.fields, 'woocommerce-process-checkout-nonce');
  if (customerId !== null && hasNonce(call, 'woocommerce-process_checkout', nonce))
    await keepCheckout(call, customerId);
  return form(call);
}

async function coupon(call: Call): Promise<PageResult> {
  const { customerId } = call.visitor;
  const code = textField(call.fields, 'coupon_code');
  const nonce = textField(call.fields, 'woocommerce-process-checkout-nonce');
  if (!customerId || !code || !hasNonce(call, 'woocommerce-process_checkout', nonce))
    return redirect(call.links.checkout);
  const { ok } = await applyCoupon(call.shop, customerId, code, call.settings, visitorAddress(call));
  return ok ? redirect(call.links.checkout) : form(call, { refusedCoupon: code });
}

/** For who knows the key, and for the customer whose order it is. */
async function received(call: Call, id: number): Promise<PageResult> {
  const byKey = await orderForKey(call.shop, id, textField(call.fields, 'key') ?? '');
  const own = byKey ?? (await findOrder(call.shop, id));
  const isOwn =
    byKey !== null || (own !== null && own.userId !== null && own.userId === call.visitor.user?.id);
  const order = own && isOwn ? await orderView(call, own) : null;
  return showPage(call, 'orderReceived', { order }, { title: textsFor(call, orderTexts)('received') });
}

/** Keeps what the checkout's form says so far: addresses, shipping, payment. */
async function keepCheckout({ shop, fields }: Call, customerId: string): Promise<void> {
  const shipsElsewhere = textField(fields, 'ship_to_different_address') === '1';
  const billing = sentAddress(fields, 'billing');
  const shipping = shipsElsewhere ? sentAddress(fields, 'shipping') : billing;
  await setCustomer(shop, customerId, { billing, shipping });
  const rates = listField(fields, 'shipping_method');
  if (rates.length > 0) await chooseShipping(shop, customerId, rates);
  const payment = textField(fields, 'payment_method');
  if (payment !== undefined) await choosePayment(shop, customerId, payment);
}
