import type { Shop } from '../Shop.ts';
import { demoCoupons, demoTaxRates, demoZones } from './demo/selling.ts';
import { insertMany } from './insertMany.ts';

/** Coupons, taxes and ways of shipping. */
export async function seedSelling(shop: Shop): Promise<void> {
  for (const coupon of demoCoupons(shop.now())) await insertMany(shop, 'coupons', [coupon]);
  await insertMany(shop, 'tax_rates', demoTaxRates);
  for (const [position, { name, countries, methods }] of demoZones.entries()) {
    const regions = countries.map((code) => ({ type: 'country', code }));
    const { id } = await shop.queries
      .insertInto('shipping_zones')
      .values({ name, position, regions: JSON.stringify(regions) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = methods.map(({ method, title, settings }, at) => ({
      zone_id: id,
      method,
      title,
      is_on: 1,
      position: at,
      settings: JSON.stringify(settings),
    }));
    await insertMany(shop, 'shipping_methods', rows);
  }
}
