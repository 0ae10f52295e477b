import type { Address } from '../../pricing/Address.ts';
import { stateName } from '../../pricing/states.ts';

/** An address as it stands on a parcel; empty lines are left out. */
export const addressLines = (address: Address): readonly string[] =>
  [
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.address1,
    address.address2,
    `${address.postcode} ${address.city}`,
    stateName(address.country, address.state),
    countryName(address.country),
  ]
    .map((line) => line.trim())
    .filter(Boolean);

/** A code that nobody knows is shown as it is. */
function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
}
