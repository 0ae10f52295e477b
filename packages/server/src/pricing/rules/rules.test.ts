import { describe, expect, it } from 'vitest';
import { findCoupon } from '../../cart/readCoupons.ts';
import { readTaxRates, readZones } from '../../cart/readPriceRules.ts';
import { testSettings } from '../../cart/testing/cartOf.ts';
import { saved } from '../../catalogue/testing/saved.ts';
import { databaseKinds } from '../../db/testing/databases.ts';
import { openTestShop } from '../../testing/testShop.ts';
import { deleteCoupon, findCouponRow, saveCoupon } from './coupons.ts';
import { deleteMethod, saveMethod } from './methods.ts';
import { deleteTaxRate, saveTaxRate } from './taxRates.ts';
import { deleteZone, findZoneRow, saveZone } from './zones.ts';

describe.each(databaseKinds)('rules of prices on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const settings = testSettings();

  it('a coupon that an owner saves is the one that carts find', async () => {
    const { id } = saved(
      await saveCoupon(shop, { code: 'Ten', type: 'percent', amount: 1000, productIds: [3] }),
    );
    expect(await findCoupon(shop, 'ten')).toMatchObject({
      id,
      type: 'percent',
      amount: 1000,
      productIds: [3],
    });
    saved(await saveCoupon(shop, { id, status: 'draft' }));
    expect(await findCoupon(shop, 'ten')).toBeNull();
    expect(await findCouponRow(shop, id)).toMatchObject({ amount: 1000, status: 'draft', version: 2 });
  });

  it('of two changes of a coupon at once one is told', async () => {
    const { id } = saved(await saveCoupon(shop, { code: 'twice' }));
    const changes = await Promise.all(
      [1, 2, 3, 4].map((amount) => saveCoupon(shop, { id, amount }, { expectedVersion: 1 })),
    );
    expect(changes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(changes.find(({ ok }) => !ok)).toMatchObject({ reason: 'conflict', version: 2 });
    expect(await deleteCoupon(shop, id, { expectedVersion: 1 })).toMatchObject({ reason: 'conflict' });
    expect(await deleteCoupon(shop, id, { expectedVersion: 2 })).toEqual({ ok: true });
  });

  it('uses are counted on while an owner edits', async () => {
    const { id } = saved(await saveCoupon(shop, { code: 'counted' }));
    await shop.queries.updateTable('coupons').set({ usage_count: 7 }).where('id', '=', id).execute();
    saved(await saveCoupon(shop, { id, amount: 5 }, { expectedVersion: 1 }));
    expect((await findCouponRow(shop, id))?.usageCount).toBe(7);
  });

  it('tax rates are found by their country, however it is written', async () => {
    const { id } = saved(await saveTaxRate(shop, { name: 'VAT', ratePpm: 190_000, country: 'de' }));
    expect(await readTaxRates(shop, settings, ['DE'])).toMatchObject([{ id, ratePpm: 190_000, priority: 1 }]);
    expect(await deleteTaxRate(shop, id)).toBe(true);
    expect(await deleteTaxRate(shop, id)).toBe(false);
    expect(await saveTaxRate(shop, { id, name: 'Gone' })).toMatchObject({ reason: 'missing' });
  });

  it('methods are offered in their zone while they are on, and go with it', async () => {
    const { id } = saved(await saveZone(shop, { name: 'World' }));
    const { id: methodId } = saved(
      await saveMethod(shop, id, { kind: 'flat_rate', title: 'Post', settings: { cost: 5 } }),
    );
    expect((await readZones(shop, settings))[0]?.methods).toMatchObject([
      { id: methodId, settings: { cost: '5' } },
    ]);
    saved(await saveMethod(shop, id, { id: methodId, isOn: false }));
    expect((await readZones(shop, settings))[0]?.methods).toEqual([]);
    expect((await findZoneRow(shop, id))?.methods).toMatchObject([{ isOn: false, settings: { cost: '5' } }]);
    const wrong = await saveMethod(shop, id, {
      kind: 'flat_rate',
      title: 'A',
      settings: { requires: 'luck' },
    });
    expect(wrong).toMatchObject({ errors: [{ field: 'settings.requires' }] });
    expect(await deleteMethod(shop, id + 1, methodId)).toBe(false);
    expect(await deleteZone(shop, id)).toBe(true);
    expect(await saveMethod(shop, id, { title: 'Late' })).toMatchObject({ reason: 'missing' });
  });
});
