import { ADDRESS_FIELDS } from '../../orders/checkout/addressFields.ts';
import { type Address, NO_ADDRESS } from '../../pricing/Address.ts';
import { type Fields, textField } from '../request/fields.ts';

/** An address as forms send it: `billing_first_name` and so on. Those that the form has not are left out. */
export function sentAddress(fields: Fields, kind: 'billing' | 'shipping'): Partial<Address> {
  return Object.fromEntries(
    ADDRESS_FIELDS.flatMap(({ name, wire }) => {
      const value = textField(fields, `${kind}_${wire}`);
      return value === undefined ? [] : [[name, value.trim()] as const];
    }),
  );
}

export const wholeAddress = (fields: Fields, kind: 'billing' | 'shipping'): Address => ({
  ...NO_ADDRESS,
  ...sentAddress(fields, kind),
});
