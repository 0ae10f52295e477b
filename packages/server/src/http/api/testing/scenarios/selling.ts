import { expect, it } from 'vitest';
import { testGuest, put } from '../../../../cart/testing/cartOf.ts';
import { bought } from '../../../../orders/testing/checkoutOf.ts';
import type { TestApi } from '../startApi.ts';

/** Orders, coupons, taxes, shipping. */
export function describeSelling(api: () => TestApi): void {
  const as = () => api().as('shop_manager');

  it('orders are listed, read, moved and noted on', async () => {
    const { shop } = api();
    const productId = await shop.product({ regularPrice: 2500, managesStock: true, stockQuantity: 5 });
    const guest = testGuest();
    await put(shop, guest, productId, 2);
    const order = await bought(shop, guest);
    const params = { id: order.id };
    const read = await as()('readOrder', { params });
    expect(read.body).toMatchObject({
      status: 'processing',
      total: 5000,
      items: [{ kind: 'line', quantity: 2 }],
    });
    expect(read.text).not.toContain(order.key);
    const listed = await as()('listOrders', {
      query: { search: 'ann@', status: 'processing', from: '2026-01-01T00:00:00Z' },
    });
    expect(listed.body.items).toMatchObject([{ id: order.id, count: 2 }]);
    const cancelled = await as()('changeOrder', {
      params,
      match: read.tag,
      body: { status: 'cancelled', note: 'Asked to.' },
    });
    expect(cancelled.body).toMatchObject({ status: 'cancelled', version: read.body.version + 1 });
    expect((await as()('readProduct', { params: { id: productId } })).body.stockQuantity).toBe(5);
    const late = await as()('changeOrder', { params, match: read.tag, body: { status: 'completed' } });
    expect([late.status, late.tag]).toEqual([412, cancelled.tag]);
    const wrong = await as()('changeOrder', { params, match: cancelled.tag, body: { status: 'refunded' } });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'status']);
    const noted = await as()('addOrderNote', { params, body: { kind: 'customer', content: 'Sorry.' } });
    expect(noted.body.items.at(-1)).toMatchObject({ kind: 'customer', content: 'Sorry.' });
    expect((await as()('listOrderNotes', { params })).body).toEqual(noted.body);
    expect(
      (await as()('addOrderNote', { params: { id: 987_654 }, body: { kind: 'private', content: 'A' } }))
        .status,
    ).toBe(404);
  });

  it('coupons are made, listed, changed and deleted', async () => {
    const made = await as()('createCoupon', {
      body: {
        code: ' SPRING ',
        type: 'percent',
        amount: 1000,
        expiresAt: '2026-05-01T00:00:00Z',
        emails: ['A@b.c'],
      },
    });
    const params = { id: made.body.id };
    expect(made.body).toMatchObject({
      code: 'spring',
      amount: 1000,
      usageCount: 0,
      emails: ['a@b.c'],
      version: 1,
    });
    expect((await as()('createCoupon', { body: { code: 'Spring' } })).body.errors[0].field).toBe('code');
    expect(
      (await as()('createCoupon', { body: { code: 'more', type: 'percent', amount: 10_001 } })).body.errors[0]
        .field,
    ).toBe('amount');
    expect((await as()('listCoupons', { query: { search: 'PRI', sort: 'code' } })).body.items).toEqual([
      made.body,
    ]);
    const changed = await as()('updateCoupon', {
      params,
      match: made.tag,
      body: { minimum: 500, expiresAt: null },
    });
    expect(changed.body).toMatchObject({ minimum: 500, expiresAt: null, amount: 1000, version: 2 });
    const late = await as()('updateCoupon', { params, match: made.tag, body: { maximum: 100 } });
    expect([late.status, late.tag]).toEqual([412, changed.tag]);
    expect(
      (await as()('updateCoupon', { params, match: changed.tag, body: { maximum: 100 } })).body.errors[0]
        .field,
    ).toBe('maximum');
    expect((await as()('readCoupon', { params })).body).toEqual(changed.body);
    expect((await as()('deleteCoupon', { params, match: made.tag })).status).toBe(412);
    expect((await as()('deleteCoupon', { params, match: changed.tag })).status).toBe(204);
  });

  it('tax rates are made, listed, changed and deleted', async () => {
    const made = await as()('createTaxRate', { body: { name: 'VAT', ratePpm: 200_000, country: 'fr' } });
    const params = { id: made.body.id };
    expect(made.body).toMatchObject({ country: 'FR', priority: 1, isOnShipping: true });
    expect((await as()('createTaxRate', { body: { name: 'VAT', ratePpm: -1 } })).body.errors[0].field).toBe(
      'ratePpm',
    );
    expect((await as()('listTaxRates', { query: { country: 'fr' } })).body.items).toEqual([made.body]);
    const changed = await as()('updateTaxRate', { params, match: made.tag, body: { cities: ['Paris'] } });
    expect(changed.body).toEqual({ ...made.body, cities: ['Paris'] });
    const late = await as()('updateTaxRate', { params, match: made.tag, body: { name: 'Late' } });
    expect([late.status, late.tag]).toEqual([412, changed.tag]);
    expect((await as()('readTaxRate', { params })).body).toEqual(changed.body);
    expect((await as()('deleteTaxRate', { params, match: made.tag })).status).toBe(412);
    expect((await as()('deleteTaxRate', { params, match: changed.tag })).status).toBe(204);
  });

  it('zones and their methods are made, listed, changed and deleted', async () => {
    const regions = [{ type: 'country', code: 'FR' }];
    const made = await as()('createZone', { body: { name: 'France', regions } });
    const params = { id: made.body.id };
    expect(made.body).toEqual({ id: params.id, name: 'France', position: 0, regions, methods: [] });
    const wrong = await as()('createZone', {
      body: { name: 'Moon', regions: [{ type: 'moon', code: 'M' }] },
    });
    expect(wrong.body.errors[0].field).toBe('regions.0.type');
    const method = await as()('createMethod', {
      params,
      body: { kind: 'flat_rate', title: 'Post', settings: { cost: '4.90' } },
    });
    const one = { ...params, methodId: method.body.id };
    expect(method.body).toMatchObject({ isOn: true, settings: { cost: '4.90', requires: '' } });
    expect(
      (await as()('createMethod', { params: { id: 987_654 }, body: { kind: 'flat_rate', title: 'A' } }))
        .status,
    ).toBe(404);
    const off = await as()('updateMethod', { params: one, match: method.tag, body: { isOn: false } });
    expect(off.body).toEqual({ ...method.body, isOn: false });
    expect(
      (await as()('updateMethod', { params: one, match: method.tag, body: { title: 'Late' } })).tag,
    ).toBe(off.tag);
    expect((await as()('readMethod', { params: one })).body).toEqual(off.body);
    expect((await as()('updateZone', { params, match: made.tag, body: { name: 'Late' } })).status).toBe(412);
    const zone = await as()('readZone', { params });
    const changed = await as()('updateZone', { params, match: zone.tag, body: { position: 2 } });
    expect(changed.body).toMatchObject({ position: 2, regions, methods: [off.body] });
    expect((await as()('listZones')).body.items).toEqual([changed.body]);
    expect((await as()('deleteMethod', { params: one, match: method.tag })).status).toBe(412);
    expect((await as()('deleteMethod', { params: one, match: off.tag })).status).toBe(204);
    expect((await as()('deleteZone', { params, match: changed.tag })).status).toBe(412);
    expect((await as()('deleteZone', { params, match: '*' })).status).toBe(204);
  });
}
