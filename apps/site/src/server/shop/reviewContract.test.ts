import { databaseKinds } from '@vitrine/server/testing';
import { describe, expect, it } from 'vitest';
import { buyer, openCheckout } from './testing/buyer.ts';
import { startTestSite } from './testing/startTestSite.ts';

interface Result {
  readonly result: string;
  readonly messages?: string;
  readonly refresh?: boolean;
  readonly redirect?: string;
  readonly order_id?: number;
}

describe.each(databaseKinds)('what a buyer has seen is what they order, on %s', async (kind) => {
  const { shop, visitor } = await startTestSite(kind);
  const orders = () => shop.queries.selectFrom('orders').select('id').execute();
  const reprice = (id: number, cents: number) =>
    shop.queries.updateTable('products').set({ regular_price: cents }).where('id', '=', id).execute();

  it('stops when a price changed after the review, shows the new total, and takes the order then', async () => {
    const id = await shop.product({ name: 'Moon jar' });
    const guest = visitor();
    await guest.ask('add_to_cart', { product_id: id });
    const seen = await openCheckout(guest);
    await reprice(id, 99_900);
    const before = await orders();
    const stopped = (await guest.ask('checkout', { ...buyer, ...seen })).json<Result>();
    expect(stopped).toMatchObject({ result: 'failure', refresh: true });
    expect(stopped.messages).toContain('999.00');
    expect(await orders()).toEqual(before);
    const again = { ...buyer, ...(await openCheckout(guest)) };
    expect((await guest.ask('checkout', again)).json<Result>().result).toBe('success');
  });

  it('stops without script too, on a page with the new total', async () => {
    const id = await shop.product({ name: 'Tea bowl' });
    const guest = visitor();
    await guest.ask('add_to_cart', { product_id: id });
    const seen = await openCheckout(guest);
    await guest.ask('add_to_cart', { product_id: id, quantity: 4 });
    const page = await guest.post('/checkout/', { ...buyer, ...seen });
    expect(page.status).toBe(200);
    expect(page.body).toContain('Your order has changed since you last saw it');
    expect(page.body).toContain('50.00');
    expect((await guest.post('/checkout/', { ...buyer, ...(await openCheckout(guest)) })).status).toBe(303);
  });

  it('tells the buyer when a second tab sends an order again although the cart is another', async () => {
    const guest = visitor();
    await guest.ask('add_to_cart', { product_id: await shop.product({ name: 'First lamp' }) });
    const seen = await openCheckout(guest);
    const first = (await guest.ask('checkout', { ...buyer, ...seen })).json<Result>();
    const twice = (await guest.ask('checkout', { ...buyer, ...seen })).json<Result>();
    expect(twice).toMatchObject({ result: 'success', order_id: first.order_id });
    await guest.ask('add_to_cart', { product_id: await shop.product({ name: 'Second lamp' }) });
    const other = (await guest.ask('checkout', { ...buyer, ...seen })).json<Result>();
    expect(other.result).toBe('failure');
    expect(other.messages).toContain(`#${first.order_id}`);
    expect((await guest.get('/cart/')).body).toContain('Second lamp');
  });

  it.each(['checkout', 'remove_from_cart'])('does nothing by a mere link to %s', async (endpoint) => {
    const guest = visitor();
    await guest.ask('add_to_cart', { product_id: await shop.product({ name: 'Kept cup' }) });
    const cart = await guest.get('/cart/');
    const key = /cart\[(\w+)\]\[qty\]/.exec(cart.body)?.[1] ?? '';
    const fields = new URLSearchParams({ ...buyer, ...(await openCheckout(guest)), cart_item_key: key });
    await guest.get(`/?wc-ajax=${endpoint}&${fields}`);
    expect((await guest.get('/cart/')).body).toContain('Kept cup');
  });
});
