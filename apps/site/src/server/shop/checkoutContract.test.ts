// @long
import { databaseKinds } from '@vitrine/server/testing';
import { describe, expect, it } from 'vitest';
import { buyer, openCheckout } from './testing/buyer.ts';
import { startTestSite } from './testing/startTestSite.ts';

interface Result {
  readonly result: string;
  readonly redirect?: string;
  readonly messages?: string;
  readonly order_id?: number;
}

describe.each(databaseKinds)('the checkout over the wire, on %s', async (kind) => {
  const { shop, visitor, url } = await startTestSite(kind);
  const pathOf = (address: string): string => address.replace(url, '');

  it('makes an order of a guest’s cart, with how they came, and empties it', async () => {
    const id = await shop.product({ name: 'Moon jar', managesStock: true, stockQuantity: 3 });
    const guest = visitor();
    await guest.ask('add_to_cart', { product_id: id, quantity: 2 });
    const hidden = await openCheckout(guest);
    const done = await guest.ask('checkout', {
      ...buyer,
      ...hidden,
      wc_order_attribution_source_type: 'utm',
      wc_order_attribution_utm_source: 'letter',
      wc_order_attribution_utm_term: '(none)',
    });
    const { result, redirect = '', order_id: orderId = 0 } = done.json<Result>();
    expect(result).toBe('success');
    expect(guest.cookies.has('woocommerce_cart_hash')).toBe(false);
    const received = await guest.get(pathOf(redirect));
    expect(received.body).toContain('Moon jar');
    expect(received.headers.get('cache-control')).toContain('no-store');
    const meta = await shop.queries
      .selectFrom('order_meta')
      .selectAll()
      .where('order_id', '=', orderId)
      .execute();
    const names = Object.fromEntries(meta.map(({ name, value }) => [name, value]));
    expect(names).toMatchObject({ _wc_order_attribution_utm_source: 'letter' });
    expect(names).not.toHaveProperty('_wc_order_attribution_utm_term');
    const product = await shop.queries
      .selectFrom('products')
      .select('stock_quantity')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(product?.stock_quantity).toBe(1);
    const stranger = await visitor().get(`/checkout/order-received/${orderId}/?key=wc_order_wrong`);
    expect(stranger.body).not.toContain('Moon jar');
  });

  it('says what is missing, beside the field and above the form', async () => {
    const guest = visitor();
    await guest.ask('add_to_cart', { product_id: await shop.product() });
    const hidden = await openCheckout(guest);
    const refused = await guest.ask('checkout', {
      ...buyer,
      billing_email: 'no',
      billing_city: '',
      ...hidden,
    });
    const { result, messages } = refused.json<Result>();
    expect(result).toBe('failure');
    expect(messages).toContain('<strong>Billing Town / City</strong> is a required field.');
    expect(messages).toContain('is not a valid email address.');
    const form = await guest.post('/checkout/', { ...buyer, billing_city: '', ...hidden });
    expect(form.status).toBe(200);
    const field = form.page().querySelector('[name="billing_city"]');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    expect(form.page().querySelector('[name="billing_first_name"]')?.getAttribute('value')).toBe('Ada');
  });

  it('works without script, and a form that is sent twice is one order', async () => {
    const guest = visitor();
    await guest.ask('add_to_cart', { product_id: await shop.product() });
    const hidden = await openCheckout(guest);
    const form = { ...buyer, ...hidden };
    const both = await Promise.all([guest.post('/checkout/', form), guest.post('/checkout/', form)]);
    const all = [...both, await guest.post('/checkout/', form)];
    const places = new Set(all.map(({ headers }) => headers.get('location')));
    expect([...places]).toEqual([expect.stringContaining('/checkout/order-received/')]);
  });

  it('refuses a form without its nonce', async () => {
    const guest = visitor();
    await guest.ask('add_to_cart', { product_id: await shop.product() });
    expect((await guest.ask('checkout', buyer)).json<Result>().result).toBe('failure');
  });

  it('sells the last pieces to exactly as many as there are', async () => {
    const id = await shop.product({ managesStock: true, stockQuantity: 5 });
    const guests = Array.from({ length: 20 }, visitor);
    const ready = await Promise.all(
      guests.map(async (guest) => {
        await guest.ask('add_to_cart', { product_id: id });
        return { guest, hidden: await openCheckout(guest) };
      }),
    );
    const results = await Promise.all(
      ready.map(async ({ guest, hidden }) =>
        (await guest.ask('checkout', { ...buyer, ...hidden })).json<Result>(),
      ),
    );
    expect(results.filter(({ result }) => result === 'success')).toHaveLength(5);
    const row = await shop.queries
      .selectFrom('products')
      .select('stock_quantity')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.stock_quantity).toBe(0);
    const sold = await shop.queries
      .selectFrom('order_items')
      .select((eb) => eb.fn.sum<number>('quantity').as('pieces'))
      .where('product_id', '=', id)
      .executeTakeFirst();
    expect(Number(sold?.pieces)).toBe(5);
  });

  it('draws the order anew when the visitor tells more', async () => {
    const guest = visitor();
    await guest.ask('add_to_cart', { product_id: await shop.product({ name: 'Fig scent' }) });
    await guest.get('/checkout/');
    const refused = await guest.ask('update_order_review', { security: 'wrong' });
    expect(refused.body).toBe('-1');
    const { body } = await guest.get('/checkout/');
    const security = /"update_order_review_nonce":"(\w+)"/.exec(body)?.[1] ?? '';
    const told = await guest.ask('update_order_review', {
      security,
      country: 'DE',
      postcode: '10115',
      city: 'Berlin',
      payment_method: 'bacs',
      post_data: 'billing_first_name=Ada&billing_country=DE',
    });
    const { result, fragments } = told.json<{ result: string; fragments: Record<string, string> }>();
    expect(result).toBe('success');
    expect(fragments['.woocommerce-checkout-review-order-table']).toContain('Fig scent');
    expect(fragments['.woocommerce-checkout-payment']).toMatch(
      /value="bacs"[^>]*checked|checked[^>]*value="bacs"/,
    );
  });

  it('applies and takes off a coupon by the script’s calls', async () => {
    await shop.coupon('spring');
    const guest = visitor();
    await guest.ask('add_to_cart', { product_id: await shop.product() });
    const { body } = await guest.get('/checkout/');
    const nonce = (name: string) => new RegExp(`"${name}":"(\\w+)"`).exec(body)?.[1] ?? '';
    const applied = await guest.ask('apply_coupon', {
      security: nonce('apply_coupon_nonce'),
      coupon_code: 'SPRING',
    });
    expect(applied.body).toContain('Coupon code applied successfully.');
    expect((await guest.get('/cart/')).body).toContain('9.00');
    const removed = await guest.ask('remove_coupon', {
      security: nonce('remove_coupon_nonce'),
      coupon: 'spring',
    });
    expect(removed.body).toContain('Coupon has been removed.');
    const unknown = await guest.ask('apply_coupon', {
      security: nonce('apply_coupon_nonce'),
      coupon_code: 'nope',
    });
    expect(unknown.body).toContain('does not exist');
  });

  it('leaves a code that is refused in its field, at the cart and here, without a script', async () => {
    await shop.coupon('summer');
    const guest = visitor();
    await guest.ask('add_to_cart', { product_id: await shop.product() });
    for (const [path, nonce] of [
      ['/cart/', 'woocommerce-cart-nonce'],
      ['/checkout/', 'woocommerce-process-checkout-nonce'],
    ] as const) {
      const sent = { apply_coupon: 'Apply coupon', [nonce]: (await guest.get(path)).value(nonce) };
      const refused = await guest.post(path, { ...sent, coupon_code: 'sumer' });
      expect([path, refused.status, refused.value('coupon_code')]).toEqual([path, 200, 'sumer']);
      expect(refused.body).toContain('does not exist');
    }
    const nonce = (await guest.get('/cart/')).value('woocommerce-cart-nonce');
    const sent = { apply_coupon: 'Apply coupon', 'woocommerce-cart-nonce': nonce };
    expect((await guest.post('/cart/', { ...sent, coupon_code: 'summer' })).status).toBe(303);
    expect((await guest.get('/cart/')).value('coupon_code')).toBe('');
  });

  it('keeps what was told without ordering, by the button beside the totals', async () => {
    const guest = visitor();
    await guest.ask('add_to_cart', { product_id: await shop.product() });
    const hidden = await openCheckout(guest);
    const page = await guest.post('/checkout/', {
      ...buyer,
      ...hidden,
      woocommerce_checkout_update_totals: '1',
    });
    expect(page.status).toBe(200);
    expect(page.value('billing_city')).toBe('Paris');
    expect((await guest.get('/checkout/')).value('billing_city')).toBe('Paris');
  });

  describe('states', async () => {
    const american = {
      ...buyer,
      billing_country: 'US',
      billing_city: 'Los Angeles',
      billing_postcode: '90012',
    };
    const checkOut = async (fields: Record<string, string>) => {
      const guest = visitor();
      await guest.ask('add_to_cart', { product_id: await shop.product() });
      const hidden = await openCheckout(guest);
      return (await guest.ask('checkout', { ...american, ...hidden, ...fields })).json<Result>();
    };
    const stateOf = async (orderId: number | undefined): Promise<string> => {
      const row = await shop.queries
        .selectFrom('orders')
        .select('billing')
        .where('id', '=', orderId ?? 0)
        .executeTakeFirst();
      return (JSON.parse(row?.billing ?? '{}') as { state?: string }).state ?? '';
    };

    it.each(['CA', 'California', 'california'])('are kept by their code, told as “%s”', async (state) => {
      const done = await checkOut({ billing_state: state });
      expect(done.result).toBe('success');
      expect(await stateOf(done.order_id)).toBe('CA');
    });

    it('that the country does not have are refused, with those that it has', async () => {
      const { result, messages } = await checkOut({ billing_state: 'Bavaria' });
      expect(result).toBe('failure');
      expect(messages).toContain('is not valid. Please enter one of the following: Alabama, Alaska');
    });

    it('of another country’s list are asked for again: CA is in California, and in Sardinia', async () => {
      const guest = visitor();
      await guest.ask('add_to_cart', { product_id: await shop.product() });
      const hidden = await openCheckout(guest);
      const fields = { billing_country: 'IT', billing_postcode: '09100', billing_state: 'CA' };
      const sent = { ...american, ...hidden, ...fields, billing_state_of: 'US' };
      const page = await guest.post('/checkout/', sent);
      expect(page.body).toContain('is a required field.');
      // A script has put the list of the country into the page.
      expect((await guest.ask('checkout', sent)).json<Result>().result).toBe('success');
    });

    it('are chosen from the list of the country that was told, also without a script', async () => {
      const guest = visitor();
      await guest.ask('add_to_cart', { product_id: await shop.product() });
      const hidden = await openCheckout(guest);
      const told = {
        ...american,
        ...hidden,
        billing_state: 'California',
        woocommerce_checkout_update_totals: '1',
      };
      const { body } = await guest.post('/checkout/', told);
      const list = /<select id="billing_state"[^]*?<\/select>/.exec(body)?.[0] ?? '';
      expect(list).toMatch(/<option value="CA" selected[^>]*>California</);
      expect(list).not.toMatch(/<select[^>]* required/);
      expect(body).toContain('name="billing_state_of" value="US"');
    });
  });
});
