import { type AnyApiRequest, apiEndpoints, type ApiEndpoints } from '@vitrine/contract/api';
import { describe, expect, it } from 'vitest';
import { variable } from '../../../../cart/testing/cartOf.ts';
import { writeSettings } from '../../../../settings/readSettings.ts';
import type { TestApi } from '../startApi.ts';

type Name = keyof ApiEndpoints;

/** Carts of visitors, without a login and with one. */
export function describeShopCart(api: () => TestApi): void {
  /** A browser: it keeps its cookies. */
  const visitor = () => {
    const jar = new Map<string, string>();
    const call = async (name: Name, request: AnyApiRequest = {}) => {
      const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ');
      const answer = await api().as(null)(name, { ...request, headers: { cookie, ...request.headers } });
      for (const each of answer.headers.getSetCookie()) {
        const [pair = ''] = each.split(';');
        const at = pair.indexOf('=');
        if (/max-age=0/i.test(each)) jar.delete(pair.slice(0, at));
        else jar.set(pair.slice(0, at), pair.slice(at + 1));
      }
      return answer;
    };
    const add = (productId: number, quantity = 1, more: object = {}) =>
      call('addCartItem', { body: { productId, quantity, ...more } });
    return { call, add, jar };
  };

  describe('a cart by JSON', () => {
    it('is nobody’s until something is in it', async () => {
      const { call, jar } = visitor();
      const { body, headers } = await call('readShopCart');
      expect(body).toMatchObject({
        lines: [],
        count: 0,
        hash: '',
        totals: { total: 0 },
        currency: { code: 'EUR', decimals: 2 },
      });
      expect([headers.get('cache-control'), headers.get('vary')]).toEqual([
        'private, no-cache',
        'Authorization, Cookie',
      ]);
      expect(jar.size).toBe(0);
      for (const name of [
        'removeCartItem',
        'changeCartItem',
        'restoreCartItem',
        'removeCartCoupon',
      ] as const) {
        const params = { key: 'a'.repeat(32), code: 'none' };
        const body = name === 'changeCartItem' ? { quantity: 1 } : undefined;
        expect((await call(name, { params, body })).status).toBe(name === 'restoreCartItem' ? 422 : 404);
      }
      expect(jar.size).toBe(0);
    });

    it('takes lines, changes them, and gives back what was taken out', async () => {
      const { call, add, jar } = visitor();
      const cup = await api().shop.product({ name: 'Cart cup', slug: 'cart-cup', isVirtual: true });
      const { parent, red } = await variable(api().shop, { name: 'Cart mug', slug: 'cart-mug' });
      const first = await add(cup, 2);
      expect(first.body).toMatchObject({
        count: 2,
        lines: [{ productId: cup, variationId: null, slug: 'cart-cup', quantity: 2, price: 1000, max: null }],
        totals: { subtotal: 2000, total: 2000 },
        notices: [],
      });
      expect(jar.get('woocommerce_cart_hash')).toBe(first.body.hash);
      expect(jar.get('woocommerce_items_in_cart')).toBe('1');
      const second = await add(parent, 1, { variationId: red, choices: { attribute_pa_colour: 'Deep Red' } });
      // Lines of the same moment stand in the order of their keys.
      expect(second.body.lines).toContainEqual(
        expect.objectContaining({
          productId: parent,
          variationId: red,
          name: 'Cart mug - Deep Red',
          choices: [{ field: 'attribute_pa_colour', label: 'Colour', value: 'Deep Red' }],
        }),
      );
      const { key } = first.body.lines[0];
      const params = { key };
      const set = await call('changeCartItem', { params, body: { quantity: 5 } });
      expect(set.body.count).toBe(6);
      expect((await call('changeCartItem', { params, body: { quantity: 5 } })).body).toEqual(set.body);
      expect((await call('removeCartItem', { params })).body.count).toBe(1);
      expect((await call('removeCartItem', { params })).body.error).toBe('line_unknown');
      expect((await call('restoreCartItem', { params })).body).toEqual(set.body);
      expect((await call('restoreCartItem', { params })).body.error).toBe('line_not_restored');
      expect((await call('changeCartItem', { params, body: { quantity: 0 } })).body.count).toBe(1);
      const read = await call('readShopCart');
      expect(read.body.count).toBe(1);
      expect((await call('readShopCart', { headers: { 'if-none-match': read.tag } })).status).toBe(304);
    });

    it('says by a code why not, with what the sentence is made of, and queues nothing for a page', async () => {
      const { shop } = api();
      const { call, add } = visitor();
      const few = await shop.product({ name: 'Few', managesStock: true, stockQuantity: 3 });
      const one = await shop.product({ name: 'One', isSoldIndividually: true });
      const { parent } = await variable(shop, { name: 'Mug', slug: 'code-mug' });
      const refusal = async (sent: ReturnType<typeof add>) => {
        const { status, body } = await sent;
        return [status, body.error, body.data];
      };
      expect(await refusal(add(few, 4))).toEqual([422, 'not_enough_stock', { product: 'Few', left: 3 }]);
      const { body } = await add(few, 2);
      expect(body.lines[0].max).toBe(3);
      expect(await refusal(add(few, 2))).toEqual([422, 'not_enough_beside_cart', { left: 3, inCart: 2 }]);
      const params = { key: body.lines[0].key };
      expect(await refusal(call('changeCartItem', { params, body: { quantity: 9 } }))).toEqual([
        422,
        'not_enough_for_order',
        { product: 'Few', left: 3 },
      ]);
      await add(one);
      expect(await refusal(add(one))).toEqual([422, 'already_in_cart', { product: 'One' }]);
      expect(await refusal(add(parent))).toEqual([
        422,
        'options_needed',
        { product: 'Mug', slug: 'code-mug' },
      ]);
      expect(await refusal(add(987_654))).toEqual([404, 'product_unknown', {}]);
      expect((await add(parent)).body.message).toBe('Please choose product options by visiting Mug.');
      for (const body of [{ productId: few, quantity: 0 }, { productId: few, quantity: 1.5 }, {}])
        expect((await call('addCartItem', { body })).body.error).toBe('invalid');
      expect(await shop.queries.selectFrom('notices').select('id').execute()).toEqual([]);
    });

    it('takes coupons, and tells what had to leave it until a change takes it out', async () => {
      const { shop } = api();
      const { call, add } = visitor();
      const [cup, bowl] = [await shop.product({ isVirtual: true }), await shop.product({ name: 'Bowl' })];
      await shop.coupon('api-tenth');
      await add(cup);
      await add(bowl);
      const applied = await call('applyCartCoupon', { body: { code: ' API-Tenth ' } });
      expect(applied.body).toMatchObject({
        coupons: [{ code: 'api-tenth', discount: 200, hasFreeShipping: false }],
        totals: { discount: 200 },
        notices: [{ kind: 'success', code: 'coupon_applied' }],
      });
      const again = await call('applyCartCoupon', { body: { code: 'api-tenth' } });
      expect([again.status, again.body.error]).toEqual([422, 'coupon_already_applied']);
      const unknown = await call('applyCartCoupon', { body: { code: 'none' } });
      expect([unknown.status, unknown.body.error]).toEqual([404, 'coupon_unknown']);
      await shop.queries.updateTable('products').set({ status: 'draft' }).where('id', '=', bowl).execute();
      await shop.queries.deleteFrom('coupons').where('code', '=', 'api-tenth').execute();
      const lost = [
        { kind: 'error', code: 'no_longer_sold', data: { product: 'Bowl' } },
        { kind: 'error', code: 'coupon_gone', data: { coupon: 'api-tenth' } },
      ];
      for (let asked = 0; asked < 2; asked++)
        expect((await call('readShopCart')).body).toMatchObject({ count: 1, coupons: [], notices: lost });
      expect((await add(cup)).body).toMatchObject({ count: 2, notices: lost });
      expect((await call('readShopCart')).body.notices).toEqual([]);
      await shop.coupon('api-other');
      await call('applyCartCoupon', { body: { code: 'api-other' } });
      const removed = await call('removeCartCoupon', { params: { code: 'API-other' } });
      expect(removed.body).toMatchObject({ coupons: [], notices: [{ code: 'coupon_removed' }] });
    });

    it('is shipped where the visitor says, by what they choose', async () => {
      const owner = api().as('shop_manager');
      const { body: zone } = await owner('createZone', {
        body: { name: 'Iceland', regions: [{ type: 'country', code: 'IS' }] },
      });
      const params = { id: zone.id };
      for (const [title, cost] of [
        ['Post', '5'],
        ['Courier', '9'],
      ])
        await owner('createMethod', { params, body: { kind: 'flat_rate', title, settings: { cost } } });
      const { call, add } = visitor();
      const before = await call('setCartDestination', { body: { country: 'IS', city: 'Vík' } });
      expect(before.body).toMatchObject({
        lines: [],
        destination: { country: 'IS', city: 'Vík', state: '' },
      });
      const { body } = await add(await api().shop.product());
      expect(body.destination.text).toBe('Vík, Iceland');
      const [{ rates, chosen }] = body.packages;
      expect(rates).toMatchObject([
        { label: 'Post', cost: 500 },
        { label: 'Courier', cost: 900 },
      ]);
      expect(chosen).toBe(rates[0].id);
      const put = await call('chooseCartShipping', { body: { rates: [rates[1].id] } });
      expect(put.body).toMatchObject({
        packages: [{ chosen: rates[1].id }],
        totals: { shipping: 900, total: 1900 },
      });
      const wrong = await call('chooseCartShipping', { body: { rates: ['flat_rate:0'] } });
      expect([wrong.status, wrong.body.error]).toEqual([422, 'rate_unknown']);
      expect((await call('setCartDestination', { body: { country: 'Iceland' } })).status).toBe(422);
    });

    it('is the user’s own, for a program with their token, which is told nothing by cookies', async () => {
      const customer = api().as('customer');
      const productId = await api().shop.product();
      const added = await customer('addCartItem', { body: { productId } });
      expect(added.headers.has('set-cookie')).toBe(false);
      expect((await customer('readShopCart')).body).toEqual(added.body);
      expect((await api().as('editor')('readShopCart')).body.count).toBe(0);
      // A token that has run out is not taken for a guest's.
      const headers = { authorization: 'Bearer nothing' };
      expect((await api().as(null)('addCartItem', { headers, body: { productId } })).status).toBe(401);
    });

    it('is closed before the shop opens', async () => {
      await writeSettings(api().shop, { comingSoon: { on: true } });
      const names = Object.values(apiEndpoints).flatMap(({ name, path }) =>
        path.startsWith('/shop/cart') ? [name] : [],
      );
      expect(names).toHaveLength(9);
      const bodies: Partial<Record<Name, object>> = {
        addCartItem: { productId: 1 },
        changeCartItem: { quantity: 1 },
        applyCartCoupon: { code: 'a' },
        chooseCartShipping: { rates: [] },
        setCartDestination: { country: 'FR' },
      };
      for (const name of names) {
        const request = { params: { key: 'a'.repeat(32), code: 'a' }, body: bodies[name] };
        expect((await api().as(null)(name, request)).body.error).toBe('not_open');
      }
      await writeSettings(api().shop, { comingSoon: { on: false } });
    });
  });
}
