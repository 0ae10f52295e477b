import { choosePayment, chooseShipping, setCustomer } from '../../cart/setCustomer.ts';
import type { Call } from '../call/Call.ts';
import { listField, textField } from '../request/fields.ts';
import { sentAddress } from './readAddress.ts';

/** Keeps what the checkout's form says so far: addresses, shipping, payment. */
export async function keepCheckout({ shop, fields }: Call, customerId: string): Promise<void> {
  const shipsElsewhere = textField(fields, 'ship_to_different_address') === '1';
  const billing = sentAddress(fields, 'billing');
  const shipping = shipsElsewhere ? sentAddress(fields, 'shipping') : billing;
  await setCustomer(shop, customerId, { billing, shipping });
  const rates = listField(fields, 'shipping_method');
  if (rates.length > 0) await chooseShipping(shop, customerId, rates);
  const payment = textField(fields, 'payment_method');
  if (payment !== undefined) await choosePayment(shop, customerId, payment);
}
