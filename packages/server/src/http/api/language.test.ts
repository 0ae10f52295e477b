import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../../db/testing/databases.ts';
import { writeSettings } from '../../settings/readSettings.ts';
import { startServer, TEST_ORIGIN } from '../testing/startServer.ts';

describe.each(databaseKinds)('refusals of the API in an Arabic shop on %s', async (kind) => {
  const { app, shop } = await startServer(kind);
  await writeSettings(shop, { site: { language: 'ar' } });
  const ask = async (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object | string) => {
    const answer = await app.inject({
      method,
      url: `/api/v1${url}`,
      headers: {
        host: new URL(TEST_ORIGIN).host,
        ...(payload !== undefined && { 'content-type': 'application/json' }),
      },
      ...(payload !== undefined && {
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      }),
    });
    return { status: answer.statusCode, ...answer.json() };
  };

  it.each([
    ['GET', '/nothing', undefined, 404, 'not_found', 'لا شيء في هذا العنوان.'],
    ['POST', '/me', {}, 405, 'wrong_method', 'هذا العنوان يعرف GET, HEAD, OPTIONS.'],
    ['GET', '/orders', undefined, 401, 'not_logged_in', 'سجّل الدخول أولًا.'],
    ['POST', '/shop/cart/items', undefined, 400, 'malformed', 'يلزم متن بصيغة JSON.'],
    [
      'POST',
      '/login',
      { login: 'x', password: 'y' },
      401,
      'wrong_login',
      'اسم المستخدم أو كلمة المرور غير صحيحة.',
    ],
    ['POST', '/shop/cart/coupons', { code: 'NOPE' }, 404, 'coupon_unknown', 'القسيمة «nope» غير موجودة!'],
  ] as const)('%s %s', async (method, url, payload, status, error, message) => {
    expect(await ask(method, url, payload)).toMatchObject({ status, error, message });
  });

  it('says where a body is wrong', async () => {
    const { message } = await ask('POST', '/shop/cart/items', '{"productId": }');
    expect(message).toBe('المتن ليس JSON: ورد "}" في غير محله عند الموضع 14 (السطر 1، العمود 15).');
  });

  it('says what is wrong with each field', async () => {
    const refused = await ask('POST', '/shop/cart/items', { productId: 'x', quantity: -1 });
    expect(refused.errors).toContainEqual({ field: 'productId', message: 'يجب أن يكون رقمًا.' });
    expect(refused.message).not.toMatch(/[a-z]{3}/i);
  });

  it('leaves out the button that pages have, and keeps the data for who says it in other words', async () => {
    const id = await shop.product({ isSoldIndividually: true, name: 'Mug' });
    const first = await app.inject({
      method: 'POST',
      url: '/api/v1/shop/cart/items',
      headers: { host: new URL(TEST_ORIGIN).host, 'content-type': 'application/json' },
      payload: JSON.stringify({ productId: id }),
    });
    const cookie = first.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const again = await app.inject({
      method: 'POST',
      url: '/api/v1/shop/cart/items',
      headers: { host: new URL(TEST_ORIGIN).host, 'content-type': 'application/json', cookie },
      payload: JSON.stringify({ productId: id }),
    });
    expect(again.json()).toMatchObject({
      error: 'already_in_cart',
      message: 'لا يمكنك إضافة قطعة أخرى من «Mug» إلى سلتك.',
      data: { product: 'Mug' },
    });
  });

  it('turns away what comes from a page of another site', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/shop/cart/items',
      headers: { host: new URL(TEST_ORIGIN).host, origin: 'https://evil.example' },
    });
    expect(answer.json()).toEqual({ error: 'foreign', message: 'أُرسل هذا من صفحة موقع آخر، ولم يُنفَّذ شيء.' });
  });
});
