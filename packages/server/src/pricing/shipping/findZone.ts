import type { Place } from '../Address.ts';
import { matchesPostcode } from '../matchesPostcode.ts';
import { isInState } from '../states.ts';
import { isOnContinent } from './continents.ts';

/** state: `US:CA`, or by its name. postcode: a code, a start (`AB*`) or a range (`10..20`). */
export interface Region {
  readonly type: 'continent' | 'country' | 'state' | 'postcode';
  readonly code: string;
}

export interface Zone {
  readonly id: number;
  readonly name: string;
  readonly position: number;
  /** None: the rest of the world. */
  readonly regions: readonly Region[];
}

const same = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase();

const FITS: Readonly<Record<Region['type'], (code: string, place: Place) => boolean>> = {
  continent: (code, { country }) => isOnContinent(country, code),
  country: (code, { country }) => same(code, country),
  state: (code, { country, state }) => {
    const [of = '', ...named] = code.split(':');
    return same(of, country) && isInState(country, state, named.join(':'));
  },
  postcode: (code, { postcode }) => matchesPostcode(code, postcode),
};

/** Any of its areas; where it also names postcodes, one of those too. */
function isIn({ regions }: Zone, place: Place): boolean {
  const fits = ({ type, code }: Region): boolean => FITS[type]?.(code, place) ?? false;
  const areas = regions.filter(({ type }) => type !== 'postcode');
  const postcodes = regions.filter(({ type }) => type === 'postcode');
  return (areas.length === 0 || areas.some(fits)) && (postcodes.length === 0 || postcodes.some(fits));
}

/** The first zone that a place is in; those for the rest of the world come last. */
export function findZone<Z extends Zone>(zones: readonly Z[], place: Place): Z | null {
  const isRest = ({ regions }: Zone): number => Number(regions.length === 0);
  const inOrder = [...zones].sort((a, b) => isRest(a) - isRest(b) || a.position - b.position || a.id - b.id);
  return inOrder.find((zone) => isIn(zone, place)) ?? null;
}
