import { describe, expect, it } from 'vitest';
import type { Shopper } from './testing/createShopper.ts';
import { pageDatabases } from './testing/pageDatabases.ts';
import { startTestSite } from './testing/startTestSite.ts';

const PASSWORD = 'moss on the 3rd stair';

const nonceOf = async (guest: Shopper, path: string, name: string): Promise<string> =>
  (await guest.get(path)).value(name);

async function register(guest: Shopper, email: string) {
  const nonce = await nonceOf(guest, '/my-account/', 'woocommerce-register-nonce');
  return guest.post('/my-account/', {
    email,
    password: PASSWORD,
    'woocommerce-register-nonce': nonce,
    register: 'Register',
  });
}

async function logIn(guest: Shopper, username: string, password = PASSWORD) {
  const nonce = await nonceOf(guest, '/my-account/', 'woocommerce-login-nonce');
  return guest.post('/my-account/', {
    username,
    password,
    'woocommerce-login-nonce': nonce,
    login: 'Log in',
  });
}

describe.each(pageDatabases)('an account over the wire, on %s', async (kind) => {
  const { shop, visitor } = await startTestSite(kind);

  it('says who somebody is in forms for addresses, until an address says otherwise', async () => {
    const email = `moss-${kind}@example.com`;
    const customer = visitor();
    await register(customer, email);
    const nonce = 'save-account-details-nonce';
    const path = '/my-account/edit-account/';
    await customer.post(path, {
      account_first_name: 'Ida',
      account_last_name: 'Moss',
      account_display_name: 'Ida',
      account_email: email,
      [nonce]: await nonceOf(customer, path, nonce),
    });
    await customer.ask('add_to_cart', { product_id: await shop.product({ name: 'Soap' }) });
    for (const place of ['/checkout/', '/my-account/edit-address/billing/']) {
      const page = await customer.get(place);
      const names = ['billing_first_name', 'billing_last_name', 'billing_email'];
      expect(names.map((name) => page.value(name))).toEqual(['Ida', 'Moss', email]);
    }
    const form = await customer.get('/my-account/edit-address/shipping/');
    expect(form.value('shipping_last_name')).toBe('Moss');
  });

  it('is made, left and entered again; what the guest had comes along', async () => {
    const id = await shop.product({ name: 'Ink scent' });
    const guest = visitor();
    await guest.ask('add_to_cart', { product_id: id });
    guest.cookies.set(
      'woodmart_wishlist_products',
      encodeURIComponent(JSON.stringify({ [id]: { product_id: id } })),
    );
    const made = await register(guest, 'ida@example.com');
    expect(made.status).toBe(303);
    expect(made.headers.getSetCookie().find((line) => line.startsWith('vitrine_login='))).toMatch(
      /HttpOnly; SameSite=Lax$/,
    );
    expect((await guest.get('/cart/')).body).toContain('Ink scent');
    expect((await guest.get('/wishlist/')).body).toContain('Ink scent');
    const out =
      (await guest.get('/my-account/'))
        .page()
        .querySelector('a[href*="customer-logout"]')
        ?.getAttribute('href') ?? '';
    await guest.get(new URL(out).pathname + new URL(out).search);
    expect(guest.cookies.has('vitrine_login')).toBe(false);
    expect((await guest.get('/cart/')).body).not.toContain('Ink scent');
    expect((await logIn(guest, 'ida@example.com')).status).toBe(303);
    expect((await guest.get('/cart/')).body).toContain('Ink scent');
  });

  it('keeps out who does not know the password, and who guesses on', async () => {
    await register(visitor(), 'leo@example.com');
    const thief = visitor();
    const wrong = await logIn(thief, 'leo@example.com', 'not this one');
    expect(wrong.status).toBe(200);
    expect(wrong.body).toContain('The username or password you entered is incorrect.');
    for (let tried = 0; tried < 12; tried++) await logIn(thief, 'leo@example.com', `guess ${tried}`);
    expect((await logIn(thief, 'leo@example.com')).body).toContain('Too many attempts.');
  });

  it('is shown to nobody else, and its forms need their nonce', async () => {
    const owner = visitor();
    await register(owner, 'mia@example.com');
    expect(
      (await visitor().get('/my-account/orders/')).page().querySelector('[name="username"]'),
    ).not.toBeNull();
    const forged = await owner.post('/my-account/edit-account/', {
      account_first_name: 'X',
      account_last_name: 'Y',
      account_display_name: 'Z',
      account_email: 'evil@example.com',
      'save-account-details-nonce': '0123456789',
    });
    expect(forged.body).toContain('We were unable to process your request');
    const row = await shop.queries
      .selectFrom('users')
      .select('email')
      .where('email', '=', 'mia@example.com')
      .executeTakeFirst();
    expect(row).toBeDefined();
  });

  it('gets a new password by a mail, once', async () => {
    await register(visitor(), 'noa@example.com');
    const guest = visitor();
    const nonce = await nonceOf(guest, '/my-account/lost-password/', 'woocommerce-lost-password-nonce');
    const asked = await guest.post('/my-account/lost-password/', {
      user_login: 'noa@example.com',
      'woocommerce-lost-password-nonce': nonce,
    });
    expect(asked.headers.get('location')).toContain('reset-link-sent=true');
    const mail = await shop.queries
      .selectFrom('mails')
      .select('plain')
      .where('recipient', '=', 'noa@example.com')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    const key = /[?&]key=([\w-]+)/.exec(mail?.plain ?? '')?.[1] ?? '';
    const path = `/my-account/lost-password/?key=${key}`;
    const reset = async () =>
      guest.post(path, {
        password_1: 'a completely new one 7',
        password_2: 'a completely new one 7',
        reset_key: key,
        'woocommerce-reset-password-nonce': await nonceOf(guest, path, 'woocommerce-reset-password-nonce'),
      });
    expect((await reset()).headers.get('location')).toContain('password-reset=true');
    expect((await reset()).status).not.toBe(303);
    expect((await logIn(guest, 'noa@example.com', 'a completely new one 7')).status).toBe(303);
  });
});
