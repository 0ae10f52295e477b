import type { Shopper } from './createShopper.ts';

/** What someone writes at the checkout. */
export const buyer = {
  billing_first_name: 'Ada',
  billing_last_name: 'Byron',
  billing_country: 'FR',
  billing_address_1: '1 rue du Four',
  billing_city: 'Paris',
  billing_postcode: '75006',
  billing_phone: '+33 1 23 45 67 89',
  billing_email: 'ada@example.com',
  payment_method: 'cod',
};

const NONCE = 'woocommerce-process-checkout-nonce';

/** What the page of the checkout sends beside it. */
export async function openCheckout(shopper: Shopper) {
  const page = await shopper.get('/checkout/');
  return { [NONCE]: page.value(NONCE), order_once: page.value('order_once') };
}
