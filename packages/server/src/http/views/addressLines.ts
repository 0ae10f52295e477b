import type { Address } from '../../pricing/Address.ts';
import { stateName } from '../../pricing/states.ts';
import { countryName } from '@vitrine/texts';

/** As it is written on a letter; nothing when nothing is known. */
export function addressLines(address: Address, language: string): readonly string[] {
  const { firstName, lastName, company, address1, address2, postcode, city, state, country } = address;
  const lines = [
    [firstName, lastName].filter(Boolean).join(' '),
    company,
    address1,
    address2,
    [postcode, city].filter(Boolean).join(' '),
    stateName(country, state),
  ].filter(Boolean);
  return lines.length > 0 && country ? [...lines, countryName(country, language)] : lines;
}
