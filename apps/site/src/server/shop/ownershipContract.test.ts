import { describe, expect, it } from 'vitest';
import { askForReset, editAccount, logIn, logOut, PASSWORD, register } from './testing/accountForms.ts';
import { buyer, openCheckout } from './testing/buyer.ts';
import { pageDatabases } from './testing/pageDatabases.ts';
import { startTestSite } from './testing/startTestSite.ts';

const NEXT = 'a completely new one 7';
const WRONG = 'Your current password is incorrect.';

interface Placed {
  readonly order_id?: number;
  readonly redirect?: string;
}

describe.each(pageDatabases)('what keeps an account its owner’s, on %s', async (kind) => {
  const { shop, visitor } = await startTestSite(kind);
  const userOf = (email: string) =>
    shop.queries.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  const mailsTo = (recipient: string) =>
    shop.queries
      .selectFrom('mails')
      .select(['kind', 'plain'])
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute();

  it('changes the email only with the current password', async () => {
    const owner = visitor();
    await register(owner, 'ida@example.com');
    const without = await editAccount(owner, { account_email: 'thief@example.com' });
    expect(without.body).toContain('Please enter your current password.');
    const wrong = await editAccount(owner, {
      account_email: 'thief@example.com',
      password_current: 'not this one',
    });
    expect(wrong.body).toContain(WRONG);
    expect(await userOf('thief@example.com')).toBeUndefined();
    expect((await userOf('ida@example.com'))?.first_name).toBe('');
    const right = await editAccount(owner, { account_email: 'Ida@New.Example', password_current: PASSWORD });
    expect(right.status).toBe(303);
    expect((await userOf('ida@new.example'))?.first_name).toBe('Ida');
  });

  it('changes names without it', async () => {
    const owner = visitor();
    await register(owner, 'una@example.com');
    expect((await editAccount(owner, { account_email: 'una@example.com' })).status).toBe(303);
    expect((await userOf('una@example.com'))?.last_name).toBe('Moss');
  });

  it('tells the old address that the email was changed, and voids links that were sent to it', async () => {
    const owner = visitor();
    await register(owner, 'leo@example.com');
    await askForReset(visitor(), 'leo@example.com');
    const key = /[?&]key=([\w-]+)/.exec((await mailsTo('leo@example.com')).at(-1)?.plain ?? '')?.[1] ?? '';
    expect((await visitor().get(`/my-account/lost-password/?key=${key}`)).value('reset_key')).toBe(key);
    await editAccount(owner, { account_email: 'leo@new.example', password_current: PASSWORD });
    const told = (await mailsTo('leo@example.com')).at(-1);
    expect(told).toMatchObject({ kind: 'customer_email_changed' });
    expect(told?.plain).toContain('leo@new.example');
    expect((await visitor().get(`/my-account/lost-password/?key=${key}`)).value('reset_key')).toBe('');
  });

  it('changes nothing at all when a part of it is refused', async () => {
    const owner = visitor();
    await register(owner, 'mia@example.com');
    const weak = await editAccount(owner, {
      account_email: 'mia@new.example',
      password_current: PASSWORD,
      password_1: 'weak',
      password_2: 'weak',
    });
    expect(weak.body).toContain('Please enter a stronger password.');
    expect(await userOf('mia@example.com')).toMatchObject({ first_name: '' });
    await register(visitor(), 'taken@example.com');
    const taken = await editAccount(owner, {
      account_email: 'taken@example.com',
      password_current: PASSWORD,
      password_1: NEXT,
      password_2: NEXT,
    });
    expect(taken.body).toContain('This email address is already registered.');
    expect((await logIn(visitor(), 'mia@example.com')).status).toBe(303);
  });

  it('ends logins elsewhere with a new password, and keeps the one that set it', async () => {
    const [owner, elsewhere] = [visitor(), visitor()];
    await register(owner, 'noa@example.com');
    await logIn(elsewhere, 'noa@example.com');
    const changed = await editAccount(owner, {
      account_email: 'noa@example.com',
      password_current: PASSWORD,
      password_1: NEXT,
      password_2: NEXT,
    });
    expect(changed.status).toBe(303);
    expect((await owner.get('/my-account/')).body).toContain('customer-logout');
    expect((await elsewhere.get('/my-account/')).body).not.toContain('customer-logout');
  });

  it('shows an order to who placed it and to nobody else, by number or by a key of another', async () => {
    const place = async (email: string, name: string) => {
      const owner = visitor();
      await register(owner, email);
      await owner.ask('add_to_cart', { product_id: await shop.product({ name }) });
      const sent = { ...buyer, ...(await openCheckout(owner)) };
      const { order_id: id = 0, redirect = '' } = (await owner.ask('checkout', sent)).json<Placed>();
      return { owner, id, key: new URL(redirect).searchParams.get('key') ?? '' };
    };
    const [ada, eve] = [
      await place('ada@example.com', 'Moon jar'),
      await place('eve@example.com', 'Plain cup'),
    ];
    const pages = [
      `/my-account/view-order/${ada.id}/`,
      `/my-account/view-order/${ada.id}/?key=${eve.key}`,
      `/checkout/order-received/${ada.id}/`,
      `/checkout/order-received/${ada.id}/?key=${eve.key}`,
      `/checkout/order-received/${ada.id}/?key=${eve.key}&key[]=${ada.id}`,
      '/my-account/orders/',
    ];
    expect((await ada.owner.get(pages[0] ?? '')).body).toContain('Moon jar');
    for (const path of pages)
      for (const stranger of [eve.owner, visitor()])
        expect((await stranger.get(path)).body).not.toMatch(/Moon jar|rue du Four/);
    expect((await eve.owner.get('/my-account/orders/')).body).not.toContain(`view-order/${ada.id}/`);
  });

  it('lets in who made one at the checkout, and keeps what they came by', async () => {
    const guest = visitor({ 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile' });
    await guest.ask('add_to_cart', { product_id: await shop.product() });
    const placed = await guest.ask('checkout', {
      ...buyer,
      ...(await openCheckout(guest)),
      billing_email: 'new@buyer.example',
      createaccount: '1',
      account_password: PASSWORD,
      wc_order_attribution_source_type: 'typein',
    });
    expect(placed.json()).toMatchObject({ result: 'success' });
    expect((await guest.get('/my-account/orders/')).body).toContain('customer-logout');
    const user = await userOf('new@buyer.example');
    const meta = await shop.queries
      .selectFrom('user_meta')
      .select('value')
      .where('user_id', '=', user?.id ?? 0)
      .where('name', '=', '_wc_order_attribution_device_type')
      .executeTakeFirst();
    expect(meta?.value).toBe('Mobile');
  });

  it('leaves nothing of a wishlist in the browser when its owner logs out', async () => {
    const owner = visitor();
    await register(owner, 'zoe@example.com');
    const names = ['products', 'count', 'count_logged', 'hash'].map((name) => `woodmart_wishlist_${name}`);
    for (const name of names) owner.cookies.set(name, '1');
    await logOut(owner);
    expect(owner.cookies.has('vitrine_login')).toBe(false);
    expect(names.filter((name) => owner.cookies.has(name))).toEqual([]);
  });

  it('is nothing a stored address of the site can break', async () => {
    const id = await shop.product();
    await shop.queries
      .insertInto('settings')
      .values({ name: 'shop', value: '{"site":{"url":"javascript:alert(1)","title":"Moss"}}', updated_at: 1 })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
      )
      .execute();
    const added = await visitor().ask('add_to_cart', { product_id: id });
    expect([added.status, 'fragments' in added.json<object>()]).toEqual([200, true]);
    expect((await visitor().get('/shop/')).body).toContain('Moss');
  });
});
