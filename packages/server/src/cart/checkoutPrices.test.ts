import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../db/testing/databases.ts';
import { takeNotices } from '../notices/notices.ts';
import { takeNoticeViews } from '../http/words/takeNoticeViews.ts';
import { openTestShop } from '../testing/testShop.ts';
import { applyCoupon, removeCoupon } from './applyCoupon.ts';
import { tidyCart } from './mendCart.ts';
import { readCart } from './readCart.ts';
import { chooseShipping, setCustomer } from './setCustomer.ts';
import { put, testGuest, testLinks, testSettings } from './testing/cartOf.ts';

describe.each(databaseKinds)('what a cart costs on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const settings = testSettings();
  const read = (customer: string) => readCart(shop, customer, settings);
  const told = async (customer: string) =>
    (await takeNoticeViews({ shop, settings, links: testLinks }, customer)).map(({ html }) => html);
  const shipping = async (zone: string, regions: unknown, methods: readonly [string, string, unknown][]) => {
    const { id } = await shop.queries
      .insertInto('shipping_zones')
      .values({ name: zone, regions: JSON.stringify(regions) })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [index, [method, title, given]] of methods.entries())
      await shop.queries
        .insertInto('shipping_methods')
        .values({ zone_id: id, method, title, is_on: 1, position: index, settings: JSON.stringify(given) })
        .execute();
  };

  it('follows where it goes to, with taxes on goods and shipping', async () => {
    await shop.queries
      .insertInto('tax_rates')
      .values([
        { country: 'FR', rate_ppm: 200_000, name: 'TVA', priority: 1, on_shipping: 1 },
        { country: 'DE', rate_ppm: 190_000, name: 'MwSt', priority: 1, on_shipping: 1 },
      ])
      .execute();
    await shipping(
      'France',
      [{ type: 'country', code: 'FR' }],
      [
        ['flat_rate', 'Flat rate', { cost: '5' }],
        ['local_pickup', 'Pickup', {}],
      ],
    );
    await shipping('Rest', [], [['flat_rate', 'Worldwide', { cost: '10 + 2 * [qty]' }]]);
    const guest = testGuest();
    await put(shop, guest, await shop.product({ regularPrice: 1200 }), 2);
    const home = await read(guest);
    expect(home).toMatchObject({
      subtotal: 2000,
      cartTax: 400,
      shipping: 500,
      shippingTax: 100,
      total: 3000,
    });
    expect(home.packages[0]?.rates.map(({ label, cost }) => [label, cost])).toEqual([
      ['Flat rate', 500],
      ['Pickup', 0],
    ]);
    await chooseShipping(shop, guest, [home.packages[0]?.rates[1]?.id ?? '']);
    expect(await read(guest)).toMatchObject({ shipping: 0, total: 2400 });
    await setCustomer(shop, guest, { shipping: { country: 'DE', postcode: '10115' } });
    expect(await read(guest)).toMatchObject({
      subtotal: 2000,
      cartTax: 380,
      shipping: 1400,
      shippingTax: 266,
    });
    await setCustomer(shop, guest, { shipping: { country: 'US', state: 'NY' } });
    const abroad = await read(guest);
    expect(abroad).toMatchObject({ subtotal: 2000, totalTax: 0, shipping: 1400, total: 3400 });
    expect(abroad.destination).toEqual({ country: 'US', state: 'NY', postcode: '10115', city: '' });
    expect(abroad.hash).not.toBe(home.hash);
  });

  it('ships nothing that is virtual', async () => {
    const guest = testGuest();
    await put(shop, guest, await shop.product({ isVirtual: true }));
    expect(await read(guest)).toMatchObject({ needsShipping: false, packages: [], shipping: 0 });
  });

  it('takes coupons in any case, once each', async () => {
    const guest = testGuest();
    await shop.coupon('spring');
    await put(shop, guest, await shop.product({ isVirtual: true, taxStatus: 'none' }));
    const apply = (code: string) => applyCoupon(shop, guest, code, settings);
    expect(await apply(' SPRING ')).toEqual({ ok: true, said: { code: 'coupon_applied' } });
    expect(await apply('spring')).toEqual({ ok: false, said: { code: 'coupon_already_applied' } });
    expect(await apply('<b>')).toEqual({ ok: false, said: { code: 'coupon_unknown', coupon: '<b>' } });
    expect(await apply('')).toEqual({ ok: false, said: { code: 'coupon_needed' } });
    const cart = await read(guest);
    expect(cart).toMatchObject({ subtotal: 1000, discount: 100, total: 900 });
    expect(cart.coupons).toEqual([
      { code: 'spring', discount: 100, discountTax: 0, givesFreeShipping: false },
    ]);
    expect(await removeCoupon(shop, guest, 'Spring')).toEqual({ ok: true, said: { code: 'coupon_removed' } });
    expect(await removeCoupon(shop, guest, 'spring')).toMatchObject({ ok: false });
    expect(await told(guest)).toHaveLength(6);
    expect((await read(guest)).total).toBe(1000);
  });

  it('refuses a coupon that does not count, and drops one that no longer does', async () => {
    const guest = testGuest();
    const id = await shop.product({ isVirtual: true, taxStatus: 'none' });
    await put(shop, guest, id, 2);
    await shop.coupon('big', { minimum: 2000 });
    await shop.coupon('old', { expires_at: shop.now() - 1 });
    await shop.coupon('used', { usage_limit: 1, usage_count: 1 });
    await shop.coupon('draft', { status: 'draft' });
    await shop.coupon('huge', { minimum: 999_900 });
    const apply = async (code: string) => (await applyCoupon(shop, guest, code, settings)).said;
    expect(await apply('old')).toEqual({ code: 'coupon_expired' });
    expect(await apply('used')).toEqual({ code: 'coupon_limit_reached' });
    expect(await apply('draft')).toEqual({ code: 'coupon_unknown', coupon: 'draft' });
    expect(await apply('huge')).toEqual({ code: 'coupon_below_minimum', amount: 999_900 });
    expect(await apply('big')).toEqual({ code: 'coupon_applied' });
    await takeNotices(shop, guest);
    await put(shop, guest, await shop.product({ status: 'draft' }));
    await takeNotices(shop, guest);
    const { lines } = await read(guest);
    await shop.queries
      .updateTable('cart_items')
      .set({ quantity: 1 })
      .where('item_key', '=', lines[0]?.key ?? '')
      .execute();
    expect(await tidyCart(shop, guest, settings)).toMatchObject({ coupons: [], total: 1000 });
    expect(await told(guest)).toEqual(['The minimum spend for this coupon is €20.00.']);
  });

  it('lets a coupon stand alone that is to', async () => {
    const guest = testGuest();
    await put(shop, guest, await shop.product());
    await shop.coupon('alone', { is_individual: 1 });
    await shop.coupon('other');
    await applyCoupon(shop, guest, 'other', settings);
    expect(await applyCoupon(shop, guest, 'alone', settings)).toMatchObject({ ok: true });
    expect((await read(guest)).coupons.map(({ code }) => code)).toEqual(['alone']);
    expect(await applyCoupon(shop, guest, 'other', settings)).toMatchObject({
      said: { code: 'coupon_stands_alone', coupon: 'alone' },
    });
  });

  it('knows the categories below the one that a coupon is for', async () => {
    const guest = testGuest();
    const category = async (slug: string, parent: number | null) =>
      (
        await shop.queries
          .insertInto('terms')
          .values({ taxonomy: 'product_cat', slug, name: slug, parent_id: parent })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    const home = await category('home', null);
    const cups = await category('cups', home);
    const id = await shop.product({ isVirtual: true, taxStatus: 'none' });
    await shop.queries.insertInto('product_terms').values({ product_id: id, term_id: cups }).execute();
    await shop.coupon('home', { category_ids: JSON.stringify([home]) });
    await put(shop, guest, await shop.product({ isVirtual: true, taxStatus: 'none' }));
    expect(await applyCoupon(shop, guest, 'home', settings)).toMatchObject({ ok: false });
    await put(shop, guest, id);
    expect(await applyCoupon(shop, guest, 'home', settings)).toMatchObject({ ok: true });
    expect(await read(guest)).toMatchObject({ discount: 100, total: 1900 });
  });
});
