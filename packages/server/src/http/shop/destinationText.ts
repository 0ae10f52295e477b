import { countryName } from '@vitrine/texts';
import type { Place } from '../../pricing/Address.ts';
import { stateName } from '../../pricing/states.ts';

/** `75011 Paris, France`, as far as it is known. */
export function destinationText({ country, state, postcode, city }: Place, language: string): string {
  const name = country ? countryName(country, language) : '';
  return [[postcode, city].filter(Boolean).join(' '), stateName(country, state), name]
    .filter(Boolean)
    .join(', ');
}
