import { Writable } from 'node:stream';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logOptions, openShop } from '@vitrine/server';
import { folderStore } from '@vitrine/server/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { createShopper } from './shop/testing/createShopper.ts';

type Line = Readonly<Record<string, unknown>> & { readonly err?: Readonly<Record<string, string>> };

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
const PASSWORD = 'a quiet stair with moss 9';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-logs-'));
const written: string[] = [];
const stream = new Writable({ write: (text, _, done) => (written.push(String(text)), done()) });
const open = await openShop(':memory:', {});
const app = await createApp({
  demoDir: join(folder, 'demo'),
  embedFile: join(folder, 'vitrine.js'),
  uploads: folderStore(join(folder, 'uploads')),
  open,
  logger: { ...logOptions(), stream },
});
app.get('/breaks', () => {
  throw Object.assign(new Error('the shelf fell'), { sent: PASSWORD, code: 'SHELF' });
});
const url = (await app.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost');
const visitor = createShopper(url);

afterAll(async () => {
  await app.close();
  await open.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => void (written.length = 0));

const lines = (): readonly Line[] => written.map((text) => JSON.parse(text) as Line);
/** The line is written when the last byte has gone, which the visitor may have before. */
const line = async (path: string): Promise<Line> =>
  await expect
    .poll(() => lines().find((one) => one['path'] === path && one['msg'] === 'request'), { timeout: 600_000 })
    .toBeDefined()
    .then(() => lines().find((one) => one['path'] === path) as Line);

describe('a request', () => {
  it.each([
    ['/', 200],
    ['/shop/', 200],
    ['/nowhere', 404],
    ['/api/v1/me', 200],
    ['/api/v1/orders', 401],
    ['/healthz', 200],
    ['/uploads/none.webp', 404],
    ['/%zz', 400],
  ])('of %s makes one line that says how it went', async (path, status) => {
    await visitor.get(path);
    expect(await line(path)).toEqual({
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      hostname: expect.any(String),
      reqId: expect.stringMatching(UUID),
      method: 'GET',
      path,
      status,
      durationMs: expect.any(Number),
      msg: 'request',
    });
    expect(lines()).toHaveLength(1);
  });

  it('that names a call is told apart from others', async () => {
    await visitor.ask('get_refreshed_fragments');
    expect(await line('/?wc-ajax=get_refreshed_fragments')).toMatchObject({ method: 'POST', status: 200 });
    await visitor.act('woodmart_ajax_search', { query: 'cup' });
    expect(await line('/wp-admin/admin-ajax.php?action=woodmart_ajax_search')).toBeDefined();
  });
});

describe('secrets', () => {
  it('of forms, cookies, headers and addresses stand in no line', async () => {
    const nonce = 'woocommerce-register-nonce';
    const page = await visitor.get('/my-account/');
    const fields = { email: 'ada@example.com', password: PASSWORD, [nonce]: page.value(nonce) };
    expect((await visitor.post('/my-account/', fields)).status).toBe(303);
    const cookies = [...visitor.cookies.values()];
    expect(cookies.length).toBeGreaterThan(0);
    await visitor.get('/my-account/lost-password/?key=KEY-OF-A-RESET&login=ada');
    await visitor.get('/checkout/order-received/1/?key=wc_order_KEY-OF-AN-ORDER');
    await visitor.get('/?remove_item=a&_wpnonce=NONCE-OF-A-LINK');
    await visitor.get('/?wc-ajax=KEY.OF.A.RESET&security=NONCE-OF-A-CALL');
    await visitor.get('/api/v1/me', { authorization: 'Bearer TOKEN-OF-A-PROGRAM' });
    await visitor.send('/api/v1/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'ada@example.com', password: PASSWORD }),
    });
    await visitor.get('/breaks?key=KEY-OF-A-FAULT');
    await line('/breaks');
    const log = written.join('');
    const secrets = [PASSWORD, page.value(nonce), ...cookies, ...cookies.map(decodeURIComponent)];
    for (const secret of secrets.filter((each) => each.length > 3)) expect(log).not.toContain(secret);
    expect(log).not.toMatch(/KEY|NONCE|TOKEN|ada@|\?key|cookie|authorization/i);
    expect(lines().length).toBeGreaterThan(9);
  });
});

describe('a fault', () => {
  it('is written with its stack under the number that the visitor is told', async () => {
    const page = await visitor.get('/breaks?key=KEY');
    expect(page.status).toBe(500);
    const [told = ''] = UUID.exec(page.body) ?? [];
    await line('/breaks');
    const fault = lines().find(({ level }) => level === 50);
    expect(fault).toMatchObject({
      reqId: told,
      err: { type: 'Error', message: 'the shelf fell', code: 'SHELF' },
    });
    expect(fault?.err?.['stack']).toMatch(/Error: the shelf fell\n\s+at .*logs\.test\.ts/);
    expect(await line('/breaks')).toMatchObject({ reqId: told, status: 500 });
  });

  it('of the API is named in its answer', async () => {
    const broken = await openShop(':memory:', {});
    await broken.close();
    const lost = await createApp({
      demoDir: folder,
      embedFile: join(folder, 'vitrine.js'),
      uploads: folderStore(folder),
      open: broken,
      logger: { ...logOptions(), stream },
    });
    const { statusCode, body } = await lost.inject('/api/v1/products');
    await lost.close();
    const [told = ''] = UUID.exec(body) ?? [];
    expect([statusCode, JSON.parse(body)]).toEqual([
      500,
      { error: 'internal', message: `Something went wrong. It was written down as ${told}.` },
    ]);
    expect(lines().find(({ level }) => level === 50)).toMatchObject({
      reqId: told,
      err: { stack: expect.stringMatching(/\n\s+at /) },
    });
  });

  it('of no request, as of a job, is written the same way', () => {
    app.log.error({ err: new Error('no mails', { cause: new Error('asleep') }) }, 'the job failed');
    app.log.error({ err: 'a text' }, 'the job failed');
    expect(lines()).toMatchObject([
      { err: { message: 'no mails', stack: expect.stringMatching(/\ncaused by Error: asleep\n/) } },
      { err: { message: 'a text' }, msg: 'the job failed' },
    ]);
  });
});
