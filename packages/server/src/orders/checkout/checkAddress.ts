import { emailOf } from '../../text/emailOf.ts';
import { escapeHtml } from '../../html/escapeHtml.ts';
import type { CartNotice } from '../../notices/CartNotice.ts';
import type { Address } from '../../pricing/Address.ts';
import { ADDRESS_FIELDS } from './addressFields.ts';
import { keptState, stateChoices } from '../../pricing/states.ts';
import { isPostcode } from './countryRules.ts';

/** What is wrong with what was sent. field: its name on the wire; null when it is no single one. */
export interface CheckoutError {
  readonly field: string | null;
  readonly html: string;
  /** What the page shows of the order is no longer so. */
  readonly isOutOfDate?: true;
}

/** Why an order is not made: words for a field of the form, or a code about the cart. */
export type CheckoutRefusal = CheckoutError | { readonly field: null; readonly said: CartNotice };

export type AddressKind = 'billing' | 'shipping';

const TITLES: Readonly<Record<AddressKind, string>> = { billing: 'Billing', shipping: 'Shipping' };

type Check = (value: string, address: Address) => string | null;

function whyNoState(value: string, country: string): string | null {
  const choices = stateChoices(country);
  const code = keptState(country, value);
  if (choices.length === 0 || choices.some((state) => state.code === code)) return null;
  const names = choices.map(({ name }) => escapeHtml(name)).join(', ');
  return `is not valid. Please enter one of the following: ${names}`;
}

const CHECKS: Readonly<Partial<Record<keyof Address, Check>>> = {
  state: (value, { country }) => whyNoState(value, country),
  postcode: (value, { country }) => (isPostcode(value, country) ? null : 'is not a valid postcode / ZIP.'),
  phone: (value) => (/^[\s#0-9_\-+/().]{3,40}$/.test(value) ? null : 'is not a valid phone number.'),
  email: (value) => (emailOf(value) ? null : 'is not a valid email address.'),
  country: (value) => (/^[A-Z]{2}$/.test(value) ? null : 'is not a valid country.'),
};

/** Field by field, in the order of the form: missing, or not what it should be. */
export function checkAddress(address: Address, kind: AddressKind): readonly CheckoutError[] {
  return ADDRESS_FIELDS.flatMap(({ name, wire, label, isRequired, isBillingOnly = false }) => {
    if (isBillingOnly && kind === 'shipping') return [];
    const value = address[name].trim();
    const isMissing = value === '' && isRequired(address.country);
    const fault = isMissing
      ? 'is a required field.'
      : value === ''
        ? null
        : (CHECKS[name]?.(value, address) ?? null);
    if (fault === null) return [];
    return [
      {
        field: `${kind}_${wire}`,
        html: `<strong>${escapeHtml(`${TITLES[kind]} ${label}`)}</strong> ${fault}`,
      },
    ];
  });
}
