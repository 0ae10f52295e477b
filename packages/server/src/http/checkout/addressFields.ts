import type { FieldOption, FieldView, ShopSettings } from '@vitrine/contract/shop';
import { ADDRESS_FIELDS, type AddressField } from '../../orders/checkout/addressFields.ts';
import { COUNTRIES } from '../../orders/checkout/countryRules.ts';
import type { Address } from '../../pricing/Address.ts';
import { keptState, stateChoices } from '../../pricing/states.ts';
import type { Call } from '../call/Call.ts';
import { sentAddress, stateListField } from './readAddress.ts';
import { checkoutTexts, compareNames, countryName } from '@vitrine/texts';
import { textsFor } from '../call/textsFor.ts';

const TYPES: Readonly<Partial<Record<keyof Address, FieldView['type']>>> = {
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
  const told = { ...known, ...sentAddress(call.fields, kind) };
  const country = told.country || call.settings.base.country;
  const address = { ...told, country, state: keptState(country, told.state) };
  const fields = ADDRESS_FIELDS.filter(({ isBillingOnly }) => kind === 'billing' || !isBillingOnly);
  return fields.flatMap((field) => view(field, kind, address, call, errors));
}

function view(
  { name, wire, autocomplete, isRequired }: AddressField,
  kind: 'billing' | 'shipping',
  address: Address,
  call: Call,
  errors: ReadonlyMap<string, string>,
): readonly FieldView[] {
  const wireName = `${kind}_${wire}`;
  const error = errors.get(wireName);
  const width = WIDTHS[name];
  const options = optionsOf(name, address, call);
  const field: FieldView = {
    name: wireName,
    label: textsFor(call, checkoutTexts)(name),
    type: options ? 'select' : (TYPES[name] ?? 'text'),
    isRequired: isRequired(address.country),
    value: address[name],
    autocomplete: `${kind} ${autocomplete}`,
    group: kind,
    ...(options && { options }),
    ...(width && { width }),
    ...(error !== undefined && { error }),
  };
  return name === 'state' && options ? [field, listed(kind, address.country)] : [field];
}

function optionsOf(
  name: keyof Address,
  { country, state }: Address,
  call: Call,
): readonly FieldOption[] | null {
  if (name === 'country') return countryOptions(call.settings);
  const states = name === 'state' ? stateChoices(country) : [];
  if (states.length === 0) return null;
  const choices = states.map(({ code, name: label }) => ({ value: code, label }));
  // What was kept before there was a list is shown, not quietly lost.
  const isUnknown = state !== '' && !states.some(({ code }) => code === state);
  return [
    { value: '', label: textsFor(call, checkoutTexts)('selectOption') },
    ...(isUnknown ? [{ value: state, label: state }] : []),
    ...choices,
  ];
}

const listed = (kind: 'billing' | 'shipping', country: string): FieldView => ({
  name: stateListField(kind),
  label: '',
  type: 'hidden',
  isRequired: false,
  value: country,
  autocomplete: '',
  group: kind,
});

/** Those that the shop sells to, by name. */
const countryOptions = ({ countries, site: { language } }: ShopSettings): readonly FieldOption[] =>
  (countries.length > 0 ? countries : COUNTRIES)
    .map((value) => ({ value, label: countryName(value, language) }))
    .sort((a, b) => compareNames(a.label, b.label, language));
