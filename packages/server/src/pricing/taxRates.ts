import type { Place } from './Address.ts';
import { matchesPostcode } from './matchesPostcode.ts';
import { isInState } from './states.ts';

export interface TaxRate {
  readonly id: number;
  /** '' is the standard class. */
  readonly taxClass: string;
  /** Empty: any. */
  readonly country: string;
  readonly state: string;
  readonly postcodes: readonly string[];
  readonly cities: readonly string[];
  /** 200000 is 20 %. */
  readonly ratePpm: number;
  readonly name: string;
  readonly priority: number;
  /** On top of the price with the taxes before it. */
  readonly isCompound: boolean;
  readonly isOnShipping: boolean;
  readonly position: number;
}

const same = (a: string, b: string): boolean => a.trim().toUpperCase() === b.trim().toUpperCase();

function isFor(rate: TaxRate, place: Place): boolean {
  return (
    (rate.country === '' || same(rate.country, place.country)) &&
    (rate.state === '' || isInState(place.country, place.state, rate.state)) &&
    (rate.postcodes.length === 0 || rate.postcodes.some((code) => matchesPostcode(code, place.postcode))) &&
    (rate.cities.length === 0 || rate.cities.some((city) => same(city, place.city)))
  );
}

const precision = ({ country, state, postcodes, cities }: TaxRate): number =>
  Number(country !== '') * 8 +
  Number(state !== '') * 4 +
  Number(postcodes.length > 0) * 2 +
  Number(cities.length > 0);

/**
 * The rates of a class at a place: of each priority the most precise one, in the order in which they are applied
 * (those on the bare price first, then those on top of others).
 */
export function ratesAt(rates: readonly TaxRate[], place: Place, taxClass: string): readonly TaxRate[] {
  const fitting = rates
    .filter((rate) => rate.taxClass === taxClass && isFor(rate, place))
    .sort(
      (a, b) =>
        a.priority - b.priority || precision(b) - precision(a) || a.position - b.position || a.id - b.id,
    );
  const chosen = fitting.filter((rate, index) => fitting[index - 1]?.priority !== rate.priority);
  return [
    ...chosen.filter(({ isCompound }) => !isCompound),
    ...chosen.filter(({ isCompound }) => isCompound),
  ];
}
