import type { ShopSettings } from '@vitrine/contract/shop';
import type { Place } from '../pricing/Address.ts';
import type { Session } from './session.ts';

type Known = Pick<Session, 'billing' | 'shipping'>;
type PlaceOf = (known: Known, settings: ShopSettings) => Place;

/** Where it goes: the second address, else the first, else where the shop takes visitors to be. */
export const destinationOf: PlaceOf = ({ shipping, billing }, { base }) => {
  const { country, state, postcode, city } = [shipping, billing].find((one) => one.country !== '') ?? base;
  return { country, state, postcode, city };
};

const TAXED_AT: Readonly<Record<ShopSettings['tax']['basedOn'], PlaceOf>> = {
  shipping: destinationOf,
  billing: ({ billing }, { base }) => (billing.country === '' ? base : billing),
  base: (_, { base }) => base,
};

export const taxPlaceOf: PlaceOf = (known, settings) => TAXED_AT[settings.tax.basedOn](known, settings);
