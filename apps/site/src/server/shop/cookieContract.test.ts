import { describe, expect, it } from 'vitest';
import { register, logOut } from './testing/accountForms.ts';
import { startTestSite } from './testing/startTestSite.ts';

const LOGIN = '__Host-vitrine_login';

describe('cookies of a site at an https address', async () => {
  const { shop, visitor } = await startTestSite('sqlite', { siteUrl: 'https://shop.example' });
  // As the proxy asks that ends TLS in front of it.
  const buyer = () => visitor({ 'x-forwarded-for': '203.0.113.9' });

  it('go by https alone, and along with no form of another site', async () => {
    const guest = buyer();
    const added = await guest.ask('add_to_cart', { product_id: await shop.product() });
    const entered = await register(guest, 'ida@example.com');
    const lines = [...added.headers.getSetCookie(), ...entered.headers.getSetCookie()];
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines.filter((each) => !/max-age=0/i.test(each)))
      expect(line).toMatch(/; Secure; SameSite=Lax/);
  });

  it('name the login so that no neighbour and no http page can set it, and no script reads it', async () => {
    const owner = buyer();
    const entered = await register(owner, 'leo@example.com');
    const line = entered.headers.getSetCookie().find((each) => each.includes('vitrine_login')) ?? '';
    expect(line).toMatch(/^__Host-vitrine_login=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect((await owner.get('/my-account/')).body).toContain('customer-logout');
    const other = buyer();
    other.cookies.set('vitrine_login', owner.cookies.get(LOGIN) ?? '');
    expect((await other.get('/my-account/')).body).not.toContain('customer-logout');
  });

  it('leave the browser with who logs out', async () => {
    const owner = buyer();
    await register(owner, 'mia@example.com');
    const token = owner.cookies.get(LOGIN) ?? '';
    const left = await logOut(owner);
    // A browser takes no cookie of such a name, not even an empty one, without `Secure`.
    const line = left.headers.getSetCookie().find((each) => each.startsWith(LOGIN)) ?? '';
    expect(line).toMatch(/^__Host-vitrine_login=0; Max-Age=0;.*; Secure/);
    owner.cookies.set(LOGIN, token);
    expect((await owner.get('/my-account/')).body).not.toContain('customer-logout');
  });
});
