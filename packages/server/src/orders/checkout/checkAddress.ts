import type { AddressKind, CheckoutNotice } from '../../notices/CheckoutNotice.ts';
import type { Address } from '../../pricing/Address.ts';
import { keptState, stateChoices } from '../../pricing/states.ts';
import { emailOf } from '../../text/emailOf.ts';
import { ADDRESS_FIELDS } from './addressFields.ts';
import type { CheckoutRefusal } from './CheckoutRefusal.ts';
import { isPostcode } from './countryRules.ts';

type Check = (value: string, address: Address, of: AddressKind) => CheckoutNotice | null;

const checkState: Check = (value, { country }, of) => {
  const choices = stateChoices(country);
  const code = keptState(country, value);
  if (choices.length === 0 || choices.some((state) => state.code === code)) return null;
  return { code: 'state_wrong', of, choices: choices.map(({ name }) => name) };
};

const CHECKS: Readonly<Partial<Record<keyof Address, Check>>> = {
  state: checkState,
  postcode: (value, { country }, of) => (isPostcode(value, country) ? null : { code: 'postcode_wrong', of }),
  phone: (value, _, of) => (/^[\s#0-9_\-+/().]{3,40}$/.test(value) ? null : { code: 'phone_wrong', of }),
  email: (value, _, of) => (emailOf(value) ? null : { code: 'email_wrong', of }),
  country: (value, _, of) => (/^[A-Z]{2}$/.test(value) ? null : { code: 'country_wrong', of }),
};

/** Field by field, in the order of the form: missing, or not what it should be. */
export function checkAddress(address: Address, kind: AddressKind): readonly CheckoutRefusal[] {
  return ADDRESS_FIELDS.flatMap(({ name, wire, isRequired, isBillingOnly = false }) => {
    if (isBillingOnly && kind === 'shipping') return [];
    const value = address[name].trim();
    const said: CheckoutNotice | null | undefined =
      value !== ''
        ? CHECKS[name]?.(value, address, kind)
        : isRequired(address.country)
          ? { code: 'field_needed', of: kind, name }
          : null;
    return said ? [{ field: `${kind}_${wire}`, said }] : [];
  });
}
