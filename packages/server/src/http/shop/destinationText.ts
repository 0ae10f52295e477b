import type { Place } from '../../pricing/Address.ts';
import { stateName } from '../../pricing/states.ts';

/** `75011 Paris, France`, as far as it is known. */
export function destinationText({ country, state, postcode, city }: Place): string {
  const name = country ? countryName(country) : '';
  return [[postcode, city].filter(Boolean).join(' '), stateName(country, state), name]
    .filter(Boolean)
    .join(', ');
}

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** Its English name; a code that is none stays as it is. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
