import { findUser } from '../../accounts/findUser.ts';
import { mayRegister, uncountRegistration } from '../../accounts/register.ts';
import { readCart } from '../../cart/readCart.ts';
import { chooseShipping } from '../../cart/setCustomer.ts';
import { placeOrder } from '../../orders/placeOrder.ts';
import { allowAddress } from '../../security/allow.ts';
import { enterNew } from '../account/enter.ts';
import type { Call } from '../call/Call.ts';
import { customerFor } from '../call/customer.ts';
import { hasNonce } from '../call/nonce.ts';
import { visitorAddress } from '../call/visitorAddress.ts';
import { listField, textField } from '../request/fields.ts';
import { attributionOf } from '../shop/attributionOf.ts';
import { ORDER_ATTEMPTS } from '../limits.ts';
import { accountText } from '../words/accountWords.ts';
import { type CheckoutError, checkoutError } from '../words/checkoutWords.ts';
import { wholeAddress } from './readAddress.ts';

export type Submitted =
  | { readonly ok: true; readonly redirect: string; readonly orderId: number }
  | { readonly ok: false; readonly errors: readonly CheckoutError[] };

const TOO_MANY = accountText({ code: 'too_many_attempts' });

const refuse = (html: string): Submitted => ({ ok: false, errors: [{ field: null, html }] });

/** The checkout's form, however it was sent. */
export async function submitOrder(call: Call): Promise<Submitted> {
  const { fields, shop, settings, links, visitor, request } = call;
  const nonce = textField(fields, 'woocommerce-process-checkout-nonce') ?? textField(fields, '_wpnonce');
  if (!hasNonce(call, 'woocommerce-process_checkout', nonce))
    return refuse('We were unable to process your order, please try again.');
  const address = visitorAddress(call);
  if (!(await allowAddress(shop, 'order', address, ORDER_ATTEMPTS))) return refuse(TOO_MANY);
  const customerId = customerFor(call);
  const rates = listField(fields, 'shipping_method');
  if (rates.length > 0) await chooseShipping(shop, customerId, rates);
  const shipsElsewhere = textField(fields, 'ship_to_different_address') === '1';
  const billing = wholeAddress(fields, 'billing');
  const wantsAccount =
    visitor.user === null && (textField(fields, 'createaccount') === '1' || !settings.checkout.guests);
  if (wantsAccount && !(await mayRegister(shop, address))) return refuse(TOO_MANY);
  // Sent twice, it is one purchase: named by the page that showed the cart, else by the cart as it is.
  const reviewed = textField(fields, 'order_once') ?? '';
  const once = reviewed || (await readCart(shop, customerId, settings)).once;
  const placed = await placeOrder(
    shop,
    {
      customerId,
      userId: visitor.user?.id ?? null,
      billing,
      shipping: shipsElsewhere ? wholeAddress(fields, 'shipping') : billing,
      shipsElsewhere,
      paymentMethod: textField(fields, 'payment_method') ?? '',
      note: textField(fields, 'order_comments') ?? '',
      terms: textField(fields, 'terms') !== undefined,
      attribution: attributionOf(fields, settings),
      userAgent: request.headers['user-agent'] ?? '',
      once,
      reviewed,
      ...(wantsAccount && {
        createAccount: {
          login: textField(fields, 'account_username'),
          password: textField(fields, 'account_password') || undefined,
        },
      }),
    },
    settings,
    links,
  );
  if (!placed.ok) {
    if (wantsAccount) await uncountRegistration(shop, address);
    return { ok: false, errors: placed.errors.map((refusal) => checkoutError(refusal, call)) };
  }
  if (wantsAccount) await enterBuyer(call, placed.order.userId);
  return { ok: true, redirect: placed.redirect, orderId: placed.order.id };
}

/** Who made an account with the order is in it from now on. */
async function enterBuyer(call: Call, userId: number | null): Promise<void> {
  const user = userId === null ? null : await findUser(call.shop, userId);
  if (user) await enterNew(call, user);
}
