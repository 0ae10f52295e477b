import { tidyCart } from '../../../cart/mendCart.ts';
import { readCart } from '../../../cart/readCart.ts';
import { choosePayment, chooseShipping, setCustomer } from '../../../cart/setCustomer.ts';
import type { Address } from '../../../pricing/Address.ts';
import { json, refused } from '../../answer/Answer.ts';
import { tellCart } from '../../call/cartCookies.ts';
import { hasNonce } from '../../call/nonce.ts';
import { paymentView } from '../../checkout/paymentView.ts';
import { sentAddress } from '../../checkout/readAddress.ts';
import { type Fields, listField, parseFields, textField } from '../../request/fields.ts';
import { viewCart } from '../readCartView.ts';
import { shopView } from '../shopView.ts';
import { takeNoticesHtml } from '../takeNoticesHtml.ts';
import type { AjaxEndpoint } from './AjaxEndpoint.ts';

/** Which field of the call is which of an address; those of the second address start with `s_`. */
const PLACE = {
  country: 'country',
  state: 'state',
  postcode: 'postcode',
  city: 'city',
  address: 'address1',
  address_2: 'address2',
} as const;

/** The checkout's table and payments, after the visitor has told more. */
export const updateOrderReview: AjaxEndpoint = async (call) => {
  const { fields, shop, settings, site } = call;
  if (!hasNonce(call, 'update-order-review', textField(fields, 'security'))) return refused;
  const { customerId } = call.visitor;
  if (customerId === null || (await readCart(shop, customerId, settings)).count === 0)
    return sessionOver(call);
  const form = parseFields(textField(fields, 'post_data') ?? '');
  await setCustomer(shop, customerId, {
    billing: { ...sentAddress(form, 'billing'), ...placeOf(fields, '') },
    shipping: { ...sentAddress(form, 'shipping'), ...placeOf(fields, 's_') },
  });
  const rates = listField(fields, 'shipping_method');
  if (rates.length > 0) await chooseShipping(shop, customerId, rates);
  const payment = textField(fields, 'payment_method');
  if (payment !== undefined) await choosePayment(shop, customerId, payment);
  const cart = await tidyCart(shop, customerId, settings);
  tellCart(call, cart.hash);
  const view = shopView(call);
  return json({
    result: 'success',
    messages: await takeNoticesHtml(call, customerId),
    reload: false,
    fragments: {
      '.woocommerce-checkout-review-order-table': site.renderFragment({
        name: 'orderReview',
        shop: view,
        content: await viewCart(call, cart),
      }),
      '.woocommerce-checkout-payment': site.renderFragment({
        name: 'payment',
        shop: view,
        content: paymentView(call, cart),
      }),
    },
  });
};

const placeOf = (fields: Fields, prefix: string): Partial<Address> =>
  Object.fromEntries(
    Object.entries(PLACE).flatMap(([wire, name]) => {
      const value = textField(fields, prefix + wire);
      return value === undefined ? [] : [[name, value.trim()] as const];
    }),
  );

/** Nothing is in the cart any more: the script shows it in place of the form. */
const sessionOver = (call: Parameters<AjaxEndpoint>[0]) => {
  const html = `<div class="woocommerce-error">Sorry, your session has expired. <a href="${call.links.shop}" class="wc-backward">Return to shop</a></div>`;
  return json({
    result: 'success',
    messages: '',
    reload: false,
    fragments: { 'form.woocommerce-checkout': html },
  });
};
