import { oneLine } from '../text/oneLine.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { type Address, type Place, readAddress } from '../pricing/Address.ts';
import { keptState } from '../pricing/states.ts';
import type { Shop } from '../Shop.ts';
import { LONGEST_CHOICE, MOST_PACKAGES } from './limits.ts';
import { readSession, renewSession } from './session.ts';

export interface CustomerChanges {
  readonly billing?: Partial<Address> | undefined;
  readonly shipping?: Partial<Address> | undefined;
}

/** Keeps what a visitor tells about where to ship and to whom to write; what is left out stays. */
export const setCustomer = (shop: Shop, customerId: string, changes: CustomerChanges): Promise<void> =>
  inTransaction(shop, async (within) => {
    await renewSession(within, customerId);
    const { billing, shipping } = await readSession(within, customerId);
    const customer = {
      billing: tidy({ ...billing, ...changes.billing }),
      shipping: tidy({ ...shipping, ...changes.shipping }),
    };
    await update(within, customerId, { customer: JSON.stringify(customer) });
  });

/** Where it is to go. Until the visitor says who pays, that is also where they are taxed. */
export const setDestination = (shop: Shop, customerId: string, place: Place): Promise<void> =>
  inTransaction(shop, async (within) => {
    await renewSession(within, customerId);
    const { country, postcode, city } = place;
    const to = { country, postcode, city, state: keptState(country, place.state) };
    const { billing } = await readSession(within, customerId);
    await setCustomer(within, customerId, {
      shipping: to,
      ...(billing.firstName === '' && { billing: to }),
    });
  });

const tidy = (address: Partial<Address>): Address =>
  readAddress(
    Object.fromEntries(
      Object.entries(address).map(([name, value]) => [name, oneLine(String(value ?? ''), LONGEST_CHOICE)]),
    ),
  );

/** One rate for each package; one that is not offered counts for nothing when the cart is read. */
export const chooseShipping = (shop: Shop, customerId: string, rateIds: readonly string[]): Promise<void> =>
  inTransaction(shop, async (within) => {
    await renewSession(within, customerId);
    const chosen = rateIds.slice(0, MOST_PACKAGES).map((id) => oneLine(id, LONGEST_CHOICE));
    await update(within, customerId, { shipping: JSON.stringify(chosen) });
  });

export const choosePayment = (shop: Shop, customerId: string, methodId: string): Promise<void> =>
  inTransaction(shop, async (within) => {
    await renewSession(within, customerId);
    await update(within, customerId, { payment_method: oneLine(methodId, LONGEST_CHOICE) });
  });

async function update(
  { queries }: Shop,
  customerId: string,
  columns: { readonly customer?: string; readonly shipping?: string; readonly payment_method?: string },
): Promise<void> {
  await queries.updateTable('shop_sessions').set(columns).where('customer_id', '=', customerId).execute();
}
