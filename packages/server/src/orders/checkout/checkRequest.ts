import type { ShopSettings } from '@vitrine/contract/shop';
import type { Address } from '../../pricing/Address.ts';
import { checkAddress } from './checkAddress.ts';
import type { CheckoutRefusal } from './CheckoutRefusal.ts';
import type { OrderRequest } from './OrderRequest.ts';

const isSoldTo = (country: string, { countries }: ShopSettings): boolean =>
  countries.length === 0 || country === '' || countries.includes(country);

/** Everything that can be said before the cart is looked at. */
export function checkRequest(request: OrderRequest, settings: ShopSettings): readonly CheckoutRefusal[] {
  const { billing, shipping, shipsElsewhere, terms, userId, createAccount } = request;
  const refusals: CheckoutRefusal[] = [...checkAddress(billing, 'billing')];
  if (shipsElsewhere) refusals.push(...checkAddress(shipping, 'shipping'));
  refusals.push(...checkCountries(billing, shipsElsewhere ? shipping : billing, settings));
  if (userId === null && !createAccount && !settings.checkout.guests)
    refusals.push({ field: null, said: { code: 'login_needed' } });
  if (settings.checkout.termsUrl !== '' && !terms)
    refusals.push({ field: 'terms', said: { code: 'terms_needed' } });
  return refusals;
}

function checkCountries(
  billing: Address,
  shipping: Address,
  settings: ShopSettings,
): readonly CheckoutRefusal[] {
  if (!isSoldTo(billing.country, settings))
    return [{ field: 'billing_country', said: { code: 'country_not_sold_to', country: billing.country } }];
  if (isSoldTo(shipping.country, settings)) return [];
  return [{ field: 'shipping_country', said: { code: 'country_not_shipped_to', country: shipping.country } }];
}
