import type { ApiBody } from '@vitrine/contract/api';
import { compareNames, countryName } from '@vitrine/texts';
import { Choice } from '../../ui/Choice.tsx';
import { TextLine } from '../../ui/fields.tsx';
import { orderTexts } from './orderTexts.ts';

export type Address = ApiBody<'readOrder'>['billing'];

const BEFORE = ['firstName', 'lastName', 'company'] as const;
const AFTER = ['address1', 'address2', 'postcode', 'city', 'state'] as const;
const CONTACT = ['email', 'phone'] as const;

interface AddressFieldsProps {
  readonly title: string;
  /** `billing`, `shipping`: where the server's errors say it is. */
  readonly path: string;
  readonly address: Address;
  readonly onChange: (address: Address) => void;
  readonly countries: readonly string[];
  readonly hasContact: boolean;
  readonly errorOf: (field: string) => string | undefined;
}

/** An address as it is written down at the telephone: what is not known is left out. */
export function AddressFields({
  title,
  path,
  address,
  onChange,
  countries,
  hasContact,
  errorOf,
}: AddressFieldsProps) {
  const own = orderTexts();
  const { lang } = document.documentElement;
  const named = countries
    .map((id) => ({ id, label: countryName(id, lang) }))
    .toSorted((a, b) => compareNames(a.label, b.label, lang));
  const line = (name: (typeof BEFORE | typeof AFTER | typeof CONTACT)[number]) => (
    <TextLine
      key={name}
      label={own(name)}
      value={address[name]}
      maxLength={200}
      error={errorOf(`${path}.${name}`)}
      {...(name === 'email' && { type: 'email' as const })}
      onChange={(value) => onChange({ ...address, [name]: value })}
    />
  );
  return (
    <fieldset className="card order-part">
      <legend>{title}</legend>
      {BEFORE.map(line)}
      <Choice
        label={own('country')}
        error={errorOf(`${path}.country`)}
        value={address.country}
        onChange={(country) => onChange({ ...address, country })}
        options={named}
      />
      {AFTER.map(line)}
      {hasContact && CONTACT.map(line)}
    </fieldset>
  );
}
