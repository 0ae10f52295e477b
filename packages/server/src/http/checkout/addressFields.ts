import type { FieldView } from '@vitrine/contract/shop';
import { ADDRESS_FIELDS, type AddressField } from '../../orders/checkout/addressFields.ts';
import type { Address } from '../../pricing/Address.ts';
import type { Call } from '../call/Call.ts';
import { textField } from '../request/fields.ts';
import { countryOptions } from './countryOptions.ts';

const TYPES: Readonly<Partial<Record<keyof Address, FieldView['type']>>> = {
  country: 'select',
  phone: 'tel',
  email: 'email',
};
const WIDTHS: Readonly<Partial<Record<keyof Address, 'first' | 'last'>>> = {
  firstName: 'first',
  lastName: 'last',
};

/** The fields of an address with what is known: what was just typed, else what is kept. */
export function addressFields(
  kind: 'billing' | 'shipping',
  known: Address,
  call: Call,
  errors: ReadonlyMap<string, string> = new Map(),
): readonly FieldView[] {
  const country = textField(call.fields, `${kind}_country`) ?? (known.country || call.settings.base.country);
  return ADDRESS_FIELDS.filter(({ isBillingOnly }) => kind === 'billing' || !isBillingOnly).map((field) =>
    view(field, kind, { ...known, country }, call, errors),
  );
}

function view(
  { name, wire, label, autocomplete, isRequired }: AddressField,
  kind: 'billing' | 'shipping',
  known: Address,
  call: Call,
  errors: ReadonlyMap<string, string>,
): FieldView {
  const wireName = `${kind}_${wire}`;
  const error = errors.get(wireName);
  const width = WIDTHS[name];
  return {
    name: wireName,
    label,
    type: TYPES[name] ?? 'text',
    isRequired: isRequired(known.country),
    value: textField(call.fields, wireName) ?? known[name],
    autocomplete: `${kind} ${autocomplete}`,
    group: kind,
    ...(name === 'country' && { options: countryOptions(call.settings) }),
    ...(width && { width }),
    ...(error !== undefined && { error }),
  };
}
