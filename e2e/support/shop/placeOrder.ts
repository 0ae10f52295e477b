import { buyer } from '../../../apps/site/src/server/shop/testing/buyer.ts';
import { createBrowserless, hiddenValue } from './createBrowserless.ts';

const NONCE = 'woocommerce-process-checkout-nonce';

/**
 * A guest buys one of a product.
 *
 * @param fields of the form, where they are not as usual
 * @returns the number of the order, which the shop has said that it has
 */
export async function placeOrder(
  url: string,
  productId: number,
  fields: Readonly<Record<string, string>> = {},
): Promise<number> {
  const guest = createBrowserless(url);
  await guest.ask('add_to_cart', { product_id: productId });
  const page = await guest.get('/checkout/');
  const hidden = { [NONCE]: hiddenValue(page, NONCE), order_once: hiddenValue(page, 'order_once') };
  const done = await guest.ask('checkout', { ...buyer, ...hidden, ...fields });
  if (done['result'] !== 'success') throw new Error('not acknowledged');
  return Number(done['order_id']);
}
