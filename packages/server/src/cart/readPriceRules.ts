import type { ShopSettings } from '@vitrine/contract/shop';
import type { ShippingZone } from '../pricing/priceShipping.ts';
import type { Region } from '../pricing/shipping/findZone.ts';
import { readMethodSettings } from '../pricing/shipping/methodSettings.ts';
import type { ShippingKind, ShippingMethod } from '../pricing/shipping/ratesFor.ts';
import type { TaxRate } from '../pricing/taxRates.ts';
import type { Shop } from '../Shop.ts';

/** The rates of these countries, and those for all. */
export async function readTaxRates(
  { queries }: Shop,
  settings: ShopSettings,
  countries: readonly string[],
): Promise<readonly TaxRate[]> {
  if (!settings.tax.on) return [];
  const wanted = ['', ...countries.map((country) => country.toUpperCase())];
  const rows = await queries.selectFrom('tax_rates').selectAll().where('country', 'in', wanted).execute();
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
export async function readZones({ queries }: Shop, settings: ShopSettings): Promise<readonly ShippingZone[]> {
  if (!settings.shipping.on) return [];
  const [zones, rows] = await Promise.all([
    queries.selectFrom('shipping_zones').selectAll().execute(),
    queries.selectFrom('shipping_methods').selectAll().where('is_on', '=', 1).execute(),
  ]);
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
