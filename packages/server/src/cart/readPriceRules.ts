import type { ShopSettings } from '@vitrine/contract/shop';
import type { ShippingZone } from '../pricing/priceShipping.ts';
import type { Region } from '../pricing/shipping/findZone.ts';
import { readMethodSettings } from '../pricing/shipping/methodSettings.ts';
import type { ShippingKind, ShippingMethod } from '../pricing/shipping/ratesFor.ts';
import type { TaxRate } from '../pricing/taxRates.ts';
import type { Selectable } from 'kysely';
import { prepared, preparedList } from '../db/prepared.ts';
import type { Schema } from '../db/Schema.ts';
import type { Shop } from '../Shop.ts';

const ratesOf = preparedList<string, Selectable<Schema['tax_rates']>>((queries, countries) =>
  queries.selectFrom('tax_rates').selectAll().where('country', 'in', countries),
);
const allZones = prepared<object, Selectable<Schema['shipping_zones']>>((queries) =>
  queries.selectFrom('shipping_zones').selectAll(),
);
const methodsOn = prepared<object, Selectable<Schema['shipping_methods']>>((queries) =>
  queries.selectFrom('shipping_methods').selectAll().where('is_on', '=', 1),
);

/** The rates of these countries, and those for all. */
export async function readTaxRates(
  shop: Shop,
  settings: ShopSettings,
  countries: readonly string[],
): Promise<readonly TaxRate[]> {
  if (!settings.tax.on) return [];
  const wanted = ['', ...new Set(countries.map((country) => country.toUpperCase()).filter(Boolean))];
  const rows = await ratesOf(shop, wanted);
  return rows.map((row) => ({
    id: row.id,
    taxClass: row.tax_class,
    country: row.country,
    state: row.state,
    postcodes: JSON.parse(row.postcodes) as string[],
    cities: JSON.parse(row.cities) as string[],
    ratePpm: Math.max(0, row.rate_ppm),
    name: row.name,
    priority: row.priority,
    isCompound: row.is_compound === 1,
    isOnShipping: row.on_shipping === 1,
    position: row.position,
  }));
}

/** Zones with the ways of shipping that are on. */
export async function readZones(shop: Shop, settings: ShopSettings): Promise<readonly ShippingZone[]> {
  if (!settings.shipping.on) return [];
  const [zones, rows] = await Promise.all([allZones(shop, {}), methodsOn(shop, {})]);
  const methodsOf = (zoneId: number): readonly ShippingMethod[] =>
    rows
      .filter((row) => row.zone_id === zoneId)
      .map((row) => ({
        id: row.id,
        kind: row.method as ShippingKind,
        title: row.title,
        position: row.position,
        settings: readMethodSettings(JSON.parse(row.settings)),
      }));
  return zones.map(({ id, name, position, regions }) => ({
    id,
    name,
    position,
    regions: JSON.parse(regions) as Region[],
    methods: methodsOf(id),
  }));
}
