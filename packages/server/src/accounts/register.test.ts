import { describe, expect, it } from 'vitest';
import { shopSettings } from '@vitrine/contract/shop';
import * as v from 'valibot';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { register } from './register.ts';

const settings = v.parse(shopSettings, {});
const PASSWORD = 'a blue hen in May';

describe.each(databaseKinds)('registration on %s', async (kind) => {
  const shop = await openTestShop(kind);

  it('makes a customer with a login name from the email', async () => {
    const made = await register(shop, { email: ' Jane.Doe@Shop.Example ', password: PASSWORD }, settings);
    expect(made).toMatchObject({
      ok: true,
      user: { login: 'jane.doe', email: 'jane.doe@shop.example', role: 'customer', displayName: 'jane.doe' },
    });
  });

  it('finds another name when one is taken, and says more than "info"', async () => {
    const made = await register(shop, { email: 'jane.doe@other.example', firstName: 'Jane' }, settings);
    expect(made.ok && made.user.login).toMatch(/^jane\.doe-\d{4}$/);
    expect(made.ok && made.user.displayName).toBe('Jane');
    const info = await register(shop, { email: 'info@potters.example' }, settings);
    expect(info.ok && info.user.login).toBe('potters');
  });

  it('names the field of everything that is wrong', async () => {
    const made = await register(shop, { email: 'nonsense', login: 'a|b', password: 'x' }, settings);
    expect(made).toEqual({
      ok: false,
      errors: [
        { field: 'email', said: { code: 'email_wrong' } },
        { field: 'username', said: { code: 'username_wrong' } },
        { field: 'password', said: { code: 'password_weak' } },
      ],
    });
    expect(await register(shop, { email: 'a@b.example', password: '' }, settings)).toEqual({
      ok: false,
      errors: [{ field: 'password', said: { code: 'password_needed' } }],
    });
  });

  it('refuses an email or a login that somebody has, and a login that is the email of another', async () => {
    const email = 'jane.doe@shop.example';
    expect(await register(shop, { email }, settings)).toEqual({
      ok: false,
      errors: [
        {
          field: 'email',
          said: { code: 'email_taken', email },
        },
      ],
    });
    expect(await register(shop, { email: 'new@shop.example', login: 'Jane.Doe' }, settings)).toMatchObject({
      errors: [
        {
          field: 'username',
          said: { code: 'username_taken' },
        },
      ],
    });
    expect(await register(shop, { email: 'new@shop.example', login: email }, settings)).toMatchObject({
      errors: [{ field: 'username' }],
    });
  });

  it('gives an email that two want at once to one of them', async () => {
    const email = 'wanted@shop.example';
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => register(shop, { email, password: PASSWORD }, settings)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const rows = await shop.queries.selectFrom('users').select('id').where('email', '=', email).execute();
    expect(rows).toHaveLength(1);
  });

  it('gives different names to emails that begin alike, also at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => register(shop, { email: `same@${index}.example` }, settings)),
    );
    expect(new Set(answers.map((made) => made.ok && made.user.login)).size).toBe(6);
  });

  it('keeps where the visitor came from, and nothing of what is not known', async () => {
    const attribution = { source_type: 'utm', utm_source: 'letter\u0000', utm_term: '(none)', other: 'x' };
    const made = await register(shop, { email: 'came@shop.example', attribution }, settings);
    const rows = await shop.queries
      .selectFrom('user_meta')
      .select(['name', 'value'])
      .where('user_id', '=', made.ok ? made.user.id : 0)
      .orderBy('name')
      .execute();
    expect(rows).toEqual([
      { name: '_wc_order_attribution_device_type', value: 'Desktop' },
      { name: '_wc_order_attribution_source_type', value: 'utm' },
      { name: '_wc_order_attribution_utm_source', value: 'letter' },
    ]);
  });

  it('is closed where the owner closed it', async () => {
    const closed = v.parse(shopSettings, { accounts: { registration: false }, checkout: { signup: true } });
    expect(await register(shop, { email: 'one@shop.example' }, closed)).toMatchObject({
      errors: [{ field: null, said: { code: 'registration_closed' } }],
    });
    expect(await register(shop, { email: 'one@shop.example', at: 'checkout' }, closed)).toMatchObject({
      ok: true,
    });
  });

  it('is refused after many from one address', async () => {
    const address = '192.0.2.1';
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        register(shop, { email: `n${index}@many.example`, address }, settings),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
  });
});
