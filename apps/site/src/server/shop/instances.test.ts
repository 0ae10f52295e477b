import { databaseKinds } from '@vitrine/server/testing';
import { describe, expect, it } from 'vitest';
import { buyer, openCheckout } from './testing/buyer.ts';
import { createShopper } from './testing/createShopper.ts';
import { startInstance, startTestSite } from './testing/startTestSite.ts';

const PASSWORD = 'moss on the 3rd stair';

async function register(guest: ReturnType<typeof createShopper>, email: string) {
  const name = 'woocommerce-register-nonce';
  const nonce = (await guest.get('/my-account/')).value(name);
  return guest.post('/my-account/', { email, password: PASSWORD, [name]: nonce });
}

/** The shop has one address, and a proxy leads from there to the instances. */
const behindProxy = { 'x-forwarded-for': '203.0.113.9' };
const shopperAt = (url: string) => createShopper(url, behindProxy);

/** The same browser, led to another instance. */
function moved(cookies: ReadonlyMap<string, string>, url: string) {
  const shopper = shopperAt(url);
  for (const [name, value] of cookies) shopper.cookies.set(name, value);
  return shopper;
}

describe.each(databaseKinds)('a shop that is started anew, on %s', async (kind) => {
  const { shop, visitor, app } = await startTestSite(kind);

  it('knows its visitors and customers', async () => {
    await shop.queries
      .insertInto('settings')
      .values({ name: 'shop', value: JSON.stringify({ site: { url: 'http://shop.test' } }), updated_at: 1 })
      .execute();
    const id = await shop.product({ name: 'Kept cup' });
    const guest = visitor(behindProxy);
    await guest.ask('add_to_cart', { product_id: id });
    const customer = visitor(behindProxy);
    await register(customer, 'pia@example.com');
    await app.close();
    const again = await startInstance(shop);
    expect((await moved(guest.cookies, again.url).get('/cart/')).body).toContain('Kept cup');
    expect((await moved(customer.cookies, again.url).get('/my-account/edit-account/')).body).toContain(
      'pia@example.com',
    );
    await again.stop();
  });
});

describe.each(databaseKinds.filter((kind) => kind === 'postgres'))(
  'two instances on one %s',
  async (kind) => {
    const { shop } = await startTestSite(kind);
    await shop.queries
      .insertInto('settings')
      .values({ name: 'shop', value: JSON.stringify({ site: { url: 'http://shop.test' } }), updated_at: 1 })
      .execute();
    const [one, other] = [await startInstance(shop), await startInstance(shop)];

    it('are one shop to a visitor who meets both', async () => {
      const ids = await Promise.all(Array.from({ length: 8 }, () => shop.product()));
      const first = shopperAt(one.url);
      await first.ask('add_to_cart', { product_id: await shop.product() });
      const second = moved(first.cookies, other.url);
      await Promise.all(
        ids.map((id, at) => (at % 2 ? first : second).ask('add_to_cart', { product_id: id })),
      );
      const count = async (shopper: typeof first) =>
        /(\d+) <span>items/.exec(
          (await shopper.ask('get_refreshed_fragments')).body.replaceAll('\\', ''),
        )?.[1];
      expect([await count(first), await count(second)]).toEqual(['9', '9']);
    });

    it('let a customer in who logged in at the other, and out at both', async () => {
      const here = shopperAt(one.url);
      await register(here, 'ada@example.com');
      const there = moved(here.cookies, other.url);
      const page = await there.get('/my-account/');
      const out = /href="([^"]*customer-logout[^"]*)"/.exec(page.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
      await there.get(out.replace('http://shop.test', ''));
      expect((await here.get('/my-account/')).value('username')).toBe('');
      expect((await here.get('/my-account/')).body).toContain('name="username"');
    });

    it('sell the last pieces once', async () => {
      const id = await shop.product({ managesStock: true, stockQuantity: 4 });
      const shoppers = Array.from({ length: 12 }, (_, at) => shopperAt(at % 2 ? one.url : other.url));
      const ready = await Promise.all(
        shoppers.map(async (shopper) => {
          await shopper.ask('add_to_cart', { product_id: id });
          return { shopper, hidden: await openCheckout(shopper) };
        }),
      );
      const results = await Promise.all(
        ready.map(async ({ shopper, hidden }) =>
          (await shopper.ask('checkout', { ...buyer, ...hidden })).json<{ result: string }>(),
        ),
      );
      expect(results.filter(({ result }) => result === 'success')).toHaveLength(4);
    });
  },
);
