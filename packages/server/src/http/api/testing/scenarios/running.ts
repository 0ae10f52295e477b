import { expect, it } from 'vitest';
import { put, testGuest } from '../../../../cart/testing/cartOf.ts';
import { queueMail } from '../../../../mails/queueMail.ts';
import { bought } from '../../../../orders/testing/checkoutOf.ts';
import type { TestApi } from '../startApi.ts';

/** Users, settings, mails, numbers, CSV. */
export function describeRunning(api: () => TestApi): void {
  const as = (role: 'shop_manager' | 'admin' = 'shop_manager') => api().as(role);

  it('users are listed and read by managers, and given roles by the owner', async () => {
    const { users } = api();
    const params = { id: users.customer.id };
    const listed = await as()('listUsers', { query: { role: 'customer', search: 'CUSTOMER@' } });
    expect(listed.body.items).toMatchObject([{ id: users.customer.id, role: 'customer' }]);
    expect(listed.text).not.toContain('argon2');
    const read = await as()('readUser', { params });
    expect(read.body.orders).toEqual({ count: 0, total: 0 });
    expect((await as()('updateUser', { params, match: read.tag, body: { role: 'admin' } })).status).toBe(403);
    const changed = await as('admin')('updateUser', { params, match: read.tag, body: { role: 'editor' } });
    expect(changed.body).toMatchObject({ role: 'editor', version: read.body.version + 1 });
    const late = await as('admin')('updateUser', { params, match: read.tag, body: { role: 'admin' } });
    expect([late.status, late.tag]).toEqual([412, changed.tag]);
    await as('admin')('updateUser', { params, match: changed.tag, body: { role: 'customer' } });
    const last = await as('admin')('updateUser', {
      params: { id: users.admin.id },
      match: '*',
      body: { role: 'editor' },
    });
    expect([last.status, last.body.errors[0].field]).toEqual([422, 'role']);
  });

  it('the address of the site is set by the owner only, and is an origin', async () => {
    const params = { section: 'site' };
    const { tag, body } = await as()('readSettingsSection', { params });
    const set = (role: 'shop_manager' | 'admin', url: string, match = tag) =>
      as(role)('replaceSettingsSection', { params, match, body: { ...body, url } });
    const refused = await set('shop_manager', 'https://evil.example');
    expect([refused.status, refused.body.error]).toEqual([403, 'not_allowed']);
    for (const url of [
      'javascript:alert(1)',
      'https://shop.example/path',
      'shop.example',
      'https://a:b@c.example',
    ])
      expect((await set('admin', url)).body).toMatchObject({ errors: [{ field: 'url' }] });
    const named = await set('admin', 'https://shop.example');
    expect(named.body.url).toBe('https://shop.example');
    const titled = await as()('replaceSettingsSection', {
      params,
      match: named.tag,
      body: { ...named.body, title: 'Moss' },
    });
    expect(titled.body).toMatchObject({ title: 'Moss', url: 'https://shop.example' });
    const dropped = await as()('replaceSettingsSection', { params, match: '*', body: { title: 'Moss' } });
    expect(dropped.status).toBe(403);
    await as('admin')('replaceSettingsSection', { params, match: '*', body });
    const mail = (role: 'shop_manager' | 'admin', fields: object) =>
      as(role)('replaceSettingsSection', { params: { section: 'mail' }, match: '*', body: fields });
    expect((await mail('shop_manager', { fromAddress: 'me@evil.example' })).status).toBe(403);
    expect((await mail('shop_manager', { ownerAddress: 'orders@shop.example' })).status).toBe(200);
    expect((await mail('admin', { fromAddress: 'shop@shop.example' })).status).toBe(200);
    await mail('admin', {});
  });

  it('settings are read and written by section, and two sections at once are both kept', async () => {
    const section = (name: string) => ({ params: { section: name } });
    const money = await as()('readSettingsSection', section('money'));
    const notice = await as()('readSettingsSection', section('notice'));
    const [first, second] = await Promise.all([
      as()('replaceSettingsSection', {
        ...section('money'),
        match: money.tag,
        body: { currency: 'USD', symbol: '$' },
      }),
      as('admin')('replaceSettingsSection', {
        ...section('notice'),
        match: notice.tag,
        body: { on: true, text: 'Hi' },
      }),
    ]);
    expect([first.body.currency, second.body.text]).toEqual(['USD', 'Hi']);
    const all = await as()('readSettings');
    expect(all.body).toMatchObject({ money: { currency: 'USD', decimals: 2 }, notice: { text: 'Hi' } });
    const late = await as()('replaceSettingsSection', { ...section('money'), match: money.tag, body: {} });
    expect([late.status, late.tag]).toEqual([412, first.tag]);
    for (const [name, body, field] of [
      ['money', { decimals: 9 }, 'decimals'],
      ['payments', { cod: { title: 5 } }, 'cod.title'],
      ['payments', { cod: { colour: 'red' } }, 'cod.colour'],
      ['countries', ['FR', 5], '1'],
    ] as const) {
      const refused = await as()('replaceSettingsSection', { ...section(name), match: '*', body });
      expect([refused.status, refused.body.errors[0].field]).toEqual([422, field]);
    }
    expect(
      (await as()('replaceSettingsSection', { ...section('site'), match: '*', body: { title: 'a\0' } }))
        .status,
    ).toBe(422);
    expect((await as()('readSettingsSection', section('secret'))).status).toBe(404);
    await as()('replaceSettingsSection', { ...section('money'), match: '*', body: {} });
  });

  it('mails are listed without their contents, and sent again', async () => {
    const { shop } = api();
    const mail = {
      once: 'api',
      kind: 'reset',
      recipient: 'ann@example.com',
      subject: 'Your key',
      html: 'KEY',
      plain: 'KEY',
    };
    await queueMail(shop, mail);
    const listed = await as()('listMails', { query: { sort: '-id' } });
    expect(listed.body.items[0]).toMatchObject({ subject: 'Your key', status: 'queued' });
    expect(listed.text).not.toContain('KEY');
    const params = { id: listed.body.items[0].id };
    await shop.queries
      .updateTable('mails')
      .set({ status: 'failed', tries: 6, error: 'No' })
      .where('id', '=', params.id)
      .execute();
    expect((await as()('readMail', { params })).body).toMatchObject({ status: 'failed', error: 'No' });
    expect((await as()('sendMailAgain', { params })).body).toMatchObject({ status: 'queued', tries: 0 });
    await shop.queries.updateTable('mails').set({ status: 'sending' }).where('id', '=', params.id).execute();
    expect((await as()('sendMailAgain', { params })).status).toBe(422);
    expect((await as()('sendMailAgain', { params: { id: 987_654 } })).status).toBe(404);
  });

  it('numbers of a dashboard count what is there', async () => {
    const { shop } = api();
    const before = (await as()('readStats', { query: { days: 2 } })).body;
    const guest = testGuest();
    await put(shop, guest, await shop.product({ regularPrice: 1200 }), 3);
    await bought(shop, guest);
    const { body } = await as()('readStats', { query: { days: 2 } });
    expect(body.sales).toHaveLength(2);
    const [was, now] = [before.sales.at(-1), body.sales.at(-1)];
    expect(now).toEqual({
      day: '2026-03-01',
      orders: was.orders + 1,
      items: was.items + 3,
      total: was.total + 3600,
      refunded: was.refunded,
    });
    const sales = await as()('readSales', { query: { from: '2026-02-27', to: '2026-03-01' } });
    expect(sales.body.days.at(-1)).toMatchObject({ day: '2026-03-01', orders: now.orders, visits: 0 });
    expect(sales.body.before.map(({ day }: { day: string }) => day)).toEqual([
      '2026-02-24',
      '2026-02-25',
      '2026-02-26',
    ]);
    const wrong = await as()('readSales', { query: { from: '2026-03-02', to: '2026-03-01' } });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'from']);
    expect(body.orders.processing).toBe((before.orders.processing ?? 0) + 1);
    expect(body.products.published).toBe(before.products.published + 1);
  });

  it('products leave and come back as CSV, and wrong rows are told', async () => {
    const file = await as()('exportProducts');
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(file.text).toContain('Regular price');
    const form = (text: string, fields: Record<string, string> = {}) => {
      const made = new FormData();
      for (const [name, value] of Object.entries(fields)) made.set(name, value);
      made.set('file', new Blob([text]), 'products.csv');
      return made;
    };
    const text = 'SKU;Name;Regular price\napi-1;One;5.00\napi-2;Two;cheap\n';
    const taken = await as()('importProducts', { form: form(text, { delimiter: ';' }) });
    expect(taken.body).toMatchObject({ rows: 2, created: 1, failed: 1, errorCount: 1 });
    expect(taken.body.errors).toMatchObject([{ line: 3, field: 'Regular price' }]);
    const inner = `${api().url}/healthz`;
    const warned = await as()('importProducts', { form: form(`SKU,Name,Images\napi-3,Three,${inner}\n`) });
    expect(warned.body).toMatchObject({ created: 1, errorCount: 0, warningCount: 1 });
    expect(warned.body.warnings).toEqual([
      { line: 2, field: 'Images', message: `There is no picture ${inner}. This address is not asked.` },
    ]);
    expect(
      (await as()('importProducts', { form: form(text, { delimiter: 'x' }) })).body.errors[0].field,
    ).toBe('delimiter');
    expect((await as()('listProducts', { query: { search: 'api-1' } })).body.items[0].regularPrice).toBe(500);
  });
}
