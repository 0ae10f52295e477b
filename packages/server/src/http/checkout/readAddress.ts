import { ADDRESS_FIELDS } from '../../orders/checkout/addressFields.ts';
import { type Address, NO_ADDRESS } from '../../pricing/Address.ts';
import { type Fields, textField } from '../request/fields.ts';

/**
 * An address as forms send it: `billing_first_name` and so on. Those that the form has not are left out. A state that
 * was chosen from another country's list is none: `CA` is in California, and in Sardinia.
 */
export function sentAddress(fields: Fields, kind: 'billing' | 'shipping'): Partial<Address> {
  const listed = textField(fields, stateListField(kind));
  const isOfAnother = listed !== undefined && listed !== textField(fields, `${kind}_country`);
  return Object.fromEntries(
    ADDRESS_FIELDS.flatMap(({ name, wire }) => {
      const value = textField(fields, `${kind}_${wire}`);
      if (value === undefined) return [];
      return [[name, isOfAnother && name === 'state' ? '' : value.trim()] as const];
    }),
  );
}

/** Which country's states the form offers. Without a script it still offers them when another country was chosen. */
export const stateListField = (kind: 'billing' | 'shipping'): string => `${kind}_state_of`;

export const wholeAddress = (fields: Fields, kind: 'billing' | 'shipping'): Address => ({
  ...NO_ADDRESS,
  ...sentAddress(fields, kind),
});
