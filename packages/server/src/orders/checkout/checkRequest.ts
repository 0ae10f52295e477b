import type { ShopSettings } from '@vitrine/contract/shop';
import { escapeHtml } from '../../html/escapeHtml.ts';
import type { Address } from '../../pricing/Address.ts';
import { type CheckoutError, checkAddress } from './checkAddress.ts';
import type { OrderRequest } from './OrderRequest.ts';

const isSoldTo = (country: string, { countries }: ShopSettings): boolean =>
  countries.length === 0 || country === '' || countries.includes(country);

/** Everything that can be said before the cart is looked at. */
export function checkRequest(request: OrderRequest, settings: ShopSettings): readonly CheckoutError[] {
  const { billing, shipping, shipsElsewhere, terms, userId, createAccount } = request;
  const errors: CheckoutError[] = [...checkAddress(billing, 'billing')];
  if (shipsElsewhere) errors.push(...checkAddress(shipping, 'shipping'));
  errors.push(...checkCountries(billing, shipsElsewhere ? shipping : billing, settings));
  if (userId === null && !createAccount && !settings.checkout.guests)
    errors.push({ field: null, html: 'You must be logged in to checkout.' });
  if (settings.checkout.termsUrl !== '' && !terms)
    errors.push({
      field: 'terms',
      html: 'Please read and accept the terms and conditions to proceed with your order.',
    });
  return errors;
}

function checkCountries(
  billing: Address,
  shipping: Address,
  settings: ShopSettings,
): readonly CheckoutError[] {
  if (!isSoldTo(billing.country, settings))
    return [
      {
        field: 'billing_country',
        html: `Sorry, we do not allow orders from the provided country (${escapeHtml(billing.country)})`,
      },
    ];
  if (isSoldTo(shipping.country, settings)) return [];
  return [
    {
      field: 'shipping_country',
      html: `Unfortunately <strong>we do not ship to ${escapeHtml(shipping.country)}</strong>. Please enter an alternative shipping address.`,
    },
  ];
}
