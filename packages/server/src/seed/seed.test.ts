import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { isPassword } from '../accounts/hashPassword.ts';
import { insertUser } from '../accounts/insertUser.ts';
import { findProductBySlug } from '../catalogue/findProducts.ts';
import { findProductPage } from '../catalogue/findProductPage.ts';
import { countFacets } from '../catalogue/list/countFacets.ts';
import { listProducts } from '../catalogue/list/listProducts.ts';
import { listCategories } from '../catalogue/terms/listTerms.ts';
import { findMenu } from '../content/menus.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import { streamItems } from '../feeds/streamItems.ts';
import { openTestShop } from '../testing/testShop.ts';
import { demoProducts } from './demo/index.ts';
import { seedDemo } from './seedDemo.ts';
import { seedProducts } from './seedProducts.ts';
import { folderStore } from '../media/store/folderStore.ts';

const demo = fileURLToPath(new URL('../../../../apps/site/demo/', import.meta.url));
const pictures = join(demo, 'products');

describe('the demo', () => {
  it('shows only pictures that there are', () => {
    const shown = demoProducts.flatMap((product) => [
      ...product.pictures,
      ...(product.variations ?? []).flatMap(({ picture }) => picture ?? []),
    ]);
    expect(shown.filter((name) => !existsSync(join(pictures, `${name}.webp`)))).toEqual([]);
  });
});

describe.each(databaseKinds)('the demo shop on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const uploads = mkdtempSync(join(tmpdir(), 'vitrine-seed-'));
  afterAll(() => rmSync(uploads, { recursive: true, force: true }));
  await insertUser(shop, { login: 'adaeze', email: 'adaeze@example.org', passwordHash: 'none' });
  const [seeded, again] = await Promise.all([
    seedDemo(shop, { pictures, uploads: folderStore(uploads) }),
    seedDemo(shop, { pictures, uploads: folderStore(uploads) }),
  ]);

  it('is seeded once, with passwords that nobody knows beforehand', async () => {
    const done = seeded ?? again;
    expect([seeded, again].filter((result) => result !== null)).toHaveLength(1);
    expect(await seedDemo(shop, { pictures, uploads: folderStore(uploads) })).toBeNull();
    expect(new Set(done?.users.map(({ role }) => role))).toEqual(
      new Set(['admin', 'shop_manager', 'editor', 'customer']),
    );
    // Who was there before keeps the name, and no password is told for it.
    expect(done?.users.map(({ login }) => login)).toEqual(['admin', 'marek', 'yuna', 'ines', 'jonas']);
    const [admin] = done?.users ?? [];
    const row = await shop.queries
      .selectFrom('users')
      .select('password_hash')
      .where('login', '=', 'admin')
      .executeTakeFirstOrThrow();
    expect(await isPassword(row.password_hash, admin?.password ?? '')).toBe(true);
  });

  it('has sixty products and more, of every kind', async () => {
    expect((await listProducts(shop)).total).toBeGreaterThanOrEqual(60);
    const rows = await shop.queries.selectFrom('products').selectAll().execute();
    const has = (test: (row: (typeof rows)[number]) => boolean) => expect(rows.some(test)).toBe(true);
    for (const type of ['simple', 'variable', 'variation', 'grouped', 'external'])
      has((row) => row.type === type);
    has((row) => row.sale_from !== null && row.sale_to !== null);
    has((row) => row.stock_status === 'outofstock');
    has((row) => row.stock_status === 'onbackorder');
    has((row) => row.sold_individually === 1);
    has((row) => row.is_virtual === 1);
    has((row) => row.type === 'variable' && row.manage_stock === 1);
    const page = await findProductPage(shop, 'everyday-cup');
    expect(page?.variations).toHaveLength(4);
    expect(page?.images).toHaveLength(4);
    expect(page?.reviews.count).toBeGreaterThan(2);
    expect((await findProductPage(shop, 'a-table-for-two'))?.price?.min).toBe(2900);
  });

  it('is filed, linked and counted', async () => {
    const categories = await listCategories(shop);
    expect(categories.map(({ name }) => name)).toEqual([
      'Ceramics',
      'Lamps',
      'Prints',
      'Coffee',
      'Scents',
      'Gifts',
    ]);
    expect(categories[0]?.count).toBe(categories[0]?.children.reduce((all, { count }) => all + count, 0));
    const facets = await countFacets(shop, { category: 'ceramics' });
    expect(facets.terms['pa_glaze']?.length).toBeGreaterThan(4);
    expect((await findMenu(shop, 'main'))?.items.length).toBeGreaterThan(5);
    for (const table of ['coupons', 'tax_rates', 'shipping_zones', 'posts', 'reviews', 'comments'] as const)
      expect((await shop.queries.selectFrom(table).select('id').execute()).length).toBeGreaterThan(2);
  });

  it('has what its own feed shows', async () => {
    const feed = JSON.parse(readFileSync(join(demo, 'modules/post-feed.json'), 'utf8'));
    const streamed = await streamItems(shop, feed);
    expect(streamed).toMatchObject({ ok: true });
    expect(streamed.ok && streamed.items.length).toBe(6);
  });

  it('takes products for benchmarks, and more of them later', async () => {
    expect(await seedProducts(shop, 30)).toBe(30);
    expect(await seedProducts(shop, 45)).toBe(15);
    expect(await seedProducts(shop, 45)).toBe(0);
    const last = await findProductBySlug(shop, 'bench-product-45');
    const first = await findProductBySlug(shop, 'bench-product-1');
    expect(last?.id).toBeGreaterThan(first?.id ?? Number.POSITIVE_INFINITY);
    expect(last).toMatchObject({ sku: 'BENCH-0000045', status: 'publish' });
    const bench = (await listCategories(shop)).filter(({ name }) =>
      ['Kitchen', 'Living', 'Light', 'Textile', 'Paper', 'Travel'].includes(name),
    );
    expect(bench.reduce((all, { count }) => all + count, 0)).toBe(45);
  });
});
