import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openShop, type Shop, seedProducts } from '@vitrine/server';
import { createBrowserless, hiddenValue } from './support/shop/createBrowserless.ts';
import { startKillableShop } from './support/shop/killableShop.ts';

/** `VITRINE_KILLS=20` for as many rounds as you like. */
const ROUNDS = Number(process.env.VITRINE_KILLS ?? 1);
const WRITES = 200;
const LANES = 8;
const PRODUCTS = 60;
const PIECES = 100_000;

const buyer = {
  billing_first_name: 'Ada',
  billing_last_name: 'Byron',
  billing_country: 'FR',
  billing_address_1: '1 rue du Four',
  billing_city: 'Paris',
  billing_postcode: '75006',
  billing_phone: '+33 1 23 45 67 89',
  billing_email: 'ada@example.com',
  payment_method: 'cod',
};
const NONCE = 'woocommerce-process-checkout-nonce';
const EDITOR = { email: 'editor@example.com', password: 'a quiet stair with moss 9' };

/** What the shop has said is done. */
interface Acknowledged {
  /** Customer and product -> pieces. */
  readonly carts: Map<string, number>;
  readonly orders: Set<number>;
  /** Versions of the module. */
  readonly versions: Set<number>;
}

test('what was acknowledged is there after a kill, and nothing is there by half', async () => {
  test.setTimeout(60_000 + ROUNDS * 20_000);
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-kill-'));
  const place = join(folder, 'vitrine.db');
  const acknowledged: Acknowledged = { carts: new Map(), orders: new Set(), versions: new Set() };
  try {
    const { ids, moduleId } = await prepare(folder, place);
    for (let round = 0; round < ROUNDS; round++) {
      const shop = await startKillableShop(folder, place);
      const killAfter = 20 + Math.floor(Math.random() * (WRITES - 40));
      await writeUntilKilled(shop, ids, moduleId, killAfter, acknowledged);
      await check(place, ids, moduleId, acknowledged);
    }
    expect(acknowledged.orders.size).toBeGreaterThan(ROUNDS);
    expect(acknowledged.versions.size).toBeGreaterThan(ROUNDS);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

async function prepare(folder: string, place: string) {
  const { shop, close } = await openShop(place);
  await seedProducts(shop, PRODUCTS);
  await shop.queries
    .updateTable('products')
    .set({
      manage_stock: 1,
      stock_quantity: PIECES,
      stock_status: 'instock',
      sold_individually: 0,
      status: 'publish',
    })
    .execute();
  const rows = await shop.queries.selectFrom('products').select('id').where('type', '=', 'simple').execute();
  const site = await startKillableShop(folder, place);
  const guest = createBrowserless(site.url);
  const nonce = 'woocommerce-register-nonce';
  await guest.post('/my-account/', {
    ...EDITOR,
    [nonce]: hiddenValue(await guest.get('/my-account/'), nonce),
  });
  await shop.queries.updateTable('users').set({ role: 'admin' }).execute();
  const made = await api(site.url, await logIn(site.url), 'POST', '/modules', {
    alias: 'kept',
    document: { settings: { alias: 'kept', title: '0' }, slides: { 1: { slide: {}, layers: {} } } },
  });
  const { id: moduleId } = (await made.json()) as { id: number };
  await site.kill();
  await close();
  return { ids: rows.map(({ id }) => id), moduleId };
}

async function logIn(url: string): Promise<string> {
  const answer = await api(url, '', 'POST', '/login', { login: EDITOR.email, password: EDITOR.password });
  return ((await answer.json()) as { token: string }).token;
}

const api = (url: string, token: string, method: string, path: string, body: unknown, match = '') =>
  fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(match && { 'if-match': match }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  });

async function writeUntilKilled(
  { url, kill }: Awaited<ReturnType<typeof startKillableShop>>,
  ids: readonly number[],
  moduleId: number,
  killAfter: number,
  acknowledged: Acknowledged,
): Promise<void> {
  let writes = 0;
  let killed: Promise<void> | null = null;
  const count = (): void => {
    if (++writes >= killAfter) killed ??= kill();
  };
  const token = await logIn(url);
  const lane = async (at: number): Promise<void> => {
    const guest = createBrowserless(url);
    for (;;) {
      if (writes >= WRITES) return;
      const work = at === 0 ? saveModule : at === 1 ? order : addToCart;
      await work(url, guest, ids, acknowledged, { token, moduleId });
      count();
    }
  };
  // A call that the kill cut off was not acknowledged: it may be there or not.
  await Promise.allSettled(Array.from({ length: LANES }, (_, at) => lane(at)));
  await (killed ?? kill());
}

type Work = (
  url: string,
  guest: ReturnType<typeof createBrowserless>,
  ids: readonly number[],
  acknowledged: Acknowledged,
  editor: { readonly token: string; readonly moduleId: number },
) => Promise<void>;

const anyOf = (ids: readonly number[]): number => ids[Math.floor(Math.random() * ids.length)] ?? 0;

const addToCart: Work = async (_url, guest, ids, { carts }) => {
  const id = anyOf(ids);
  const answer = await guest.ask('add_to_cart', { product_id: id });
  expect(answer['cart_hash']).toMatch(/^\w{32}$/);
  const key = `${customerOf(guest.cookies)} ${id}`;
  carts.set(key, (carts.get(key) ?? 0) + 1);
};

/** The first part of the session cookie. */
function customerOf(cookies: ReadonlyMap<string, string>): string {
  const [, value = ''] = [...cookies].find(([name]) => name.startsWith('wp_woocommerce_session_')) ?? [];
  return decodeURIComponent(value).split('|')[0] ?? '';
}

const order: Work = async (url, _guest, ids, { orders }) => {
  const guest = createBrowserless(url);
  await guest.ask('add_to_cart', { product_id: anyOf(ids) });
  const page = await guest.get('/checkout/');
  const hidden = { [NONCE]: hiddenValue(page, NONCE), order_once: hiddenValue(page, 'order_once') };
  const done = await guest.ask('checkout', { ...buyer, ...hidden });
  expect(done['result'], JSON.stringify(done)).toBe('success');
  orders.add(Number(done['order_id']));
};

const saveModule: Work = async (url, _guest, _ids, { versions }, { token, moduleId }) => {
  const now = await api(url, token, 'GET', `/modules/${moduleId}`, null);
  const title = String(Math.random());
  const document = { settings: { alias: 'kept', title }, slides: { 1: { slide: {}, layers: {} } } };
  const saved = await api(
    url,
    token,
    'PATCH',
    `/modules/${moduleId}`,
    { document },
    now.headers.get('etag') ?? '',
  );
  expect(saved.status).toBe(200);
  versions.add(((await saved.json()) as { version: number }).version);
};

async function check(place: string, ids: readonly number[], moduleId: number, acknowledged: Acknowledged) {
  const { shop, close } = await openShop(place);
  try {
    await checkCarts(shop, acknowledged.carts);
    await checkOrders(shop, ids, acknowledged.orders);
    const rows = await shop.queries
      .selectFrom('module_revisions')
      .select('version')
      .where('module_id', '=', moduleId)
      .execute();
    const stored = new Set(rows.map(({ version }) => version));
    for (const version of acknowledged.versions) expect(stored).toContain(version);
    const module = await shop.queries
      .selectFrom('modules')
      .select('version')
      .where('id', '=', moduleId)
      .executeTakeFirstOrThrow();
    expect(module.version).toBe(Math.max(...stored));
  } finally {
    await close();
  }
}

async function checkCarts({ queries }: Shop, carts: ReadonlyMap<string, number>): Promise<void> {
  const rows = await queries
    .selectFrom('cart_items')
    .select(['customer_id', 'product_id', 'quantity'])
    .execute();
  const stored = new Map(rows.map((row) => [`${row.customer_id} ${row.product_id}`, row.quantity]));
  for (const [key, pieces] of carts) expect(stored.get(key) ?? 0, key).toBeGreaterThanOrEqual(pieces);
}

/** Every order has its lines, and stock is gone for exactly those. */
async function checkOrders(
  { queries }: Shop,
  ids: readonly number[],
  orders: ReadonlySet<number>,
): Promise<void> {
  const rows = await queries.selectFrom('orders').select(['id', 'total', 'status']).execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  for (const id of orders) expect(stored.has(id), `order ${id}`).toBe(true);
  const items = await queries.selectFrom('order_items').selectAll().execute();
  for (const { id, total } of rows) {
    const own = items.filter(
      ({ order_id: orderId, kind }) => orderId === id && kind !== 'tax' && kind !== 'coupon',
    );
    expect(
      own.reduce((sum, item) => sum + item.total + item.total_tax, 0),
      `order ${id}`,
    ).toBe(total);
  }
  const sold = items.filter(({ kind }) => kind === 'line').reduce((sum, { quantity }) => sum + quantity, 0);
  const left = await queries
    .selectFrom('products')
    .select((eb) => eb.fn.sum<number>('stock_quantity').as('pieces'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  expect(ids.length * PIECES - Number(left.pieces)).toBe(sold);
}
