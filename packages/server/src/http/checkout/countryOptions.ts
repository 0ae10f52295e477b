import type { FieldOption, ShopSettings } from '@vitrine/contract/shop';
import { COUNTRIES } from '../../orders/checkout/countries.ts';
import { countryName } from '../shop/destinationText.ts';

/** Those that the shop sells to, by name. */
export const countryOptions = ({ countries }: ShopSettings): readonly FieldOption[] =>
  (countries.length > 0 ? countries : COUNTRIES)
    .map((value) => ({ value, label: countryName(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
