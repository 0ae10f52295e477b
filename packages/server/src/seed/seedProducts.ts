import { setImmediate } from 'node:timers/promises';
import { ensureTerms } from '../catalogue/terms/ensureTerms.ts';
import { recountTerms } from '../catalogue/terms/keepCounts.ts';
import { attributeTaxonomy, CATEGORY, TAG } from '../catalogue/terms/Term.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { indexProducts } from '../catalogue/indexing/indexProducts.ts';
import type { Shop } from '../Shop.ts';
import { type BenchProduct, benchProduct, benchSku } from './bench/benchProduct.ts';
import { COLOURS, MATERIALS, TAGS, THINGS } from './bench/words.ts';
import { insertMany } from './insertMany.ts';

/** Products that are written at once. */
const BATCH = 2_000;
const HIGHEST = 9_999_999;

export interface SeedProductsOptions {
  readonly onProgress?: (done: number, count: number) => void;
}

/**
 * Products with the slugs `bench-product-1` to `bench-product-N`, for benchmarks. Those that are there already stay, so
 * that it can be run again for more, or after it was cut off. Gives how many were made.
 */
export async function seedProducts(
  shop: Shop,
  count: number,
  { onProgress }: SeedProductsOptions = {},
): Promise<number> {
  const first = (await lastNumber(shop)) + 1;
  if (first > count) return 0;
  const terms = await inTransaction(shop, seedTerms);
  const pictures = await readPictures(shop);
  for (let from = first; from <= count; from += BATCH) {
    const size = Math.min(BATCH, count - from + 1);
    const products = Array.from({ length: size }, (_, at) => benchProduct(from + at, shop.now(), pictures));
    await inTransaction(shop, (within) => writeBatch(within, products, terms));
    onProgress?.(from + size - 1, count);
    await setImmediate();
  }
  await inTransaction(shop, recountTerms);
  return count - first + 1;
}

async function lastNumber({ queries }: Shop): Promise<number> {
  const last = await queries
    .selectFrom('products')
    .select('sku')
    .where('sku', '>=', benchSku(0))
    .where('sku', '<=', benchSku(HIGHEST))
    .orderBy('sku', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Number(/^BENCH-(\d+)$/.exec(last?.sku ?? '')?.[1] ?? 0);
}

async function readPictures({ queries }: Shop): Promise<readonly number[]> {
  const rows = await queries.selectFrom('media').select('id').orderBy('id').limit(200).execute();
  return rows.map(({ id }) => id);
}

/** Ids of all terms that the products have, by what each is called there. */
type TermIds = ReadonlyMap<string, number>;

async function seedTerms(shop: Shop): Promise<TermIds> {
  const ids = new Map<string, number>();
  const add = async (
    kind: string,
    taxonomy: string,
    names: readonly string[],
    parentId: number | null = null,
  ) => {
    for (const name of names) {
      const [id] = await ensureTerms(shop, taxonomy, [name], parentId);
      if (id !== undefined) ids.set(`${kind}/${name}`, id);
    }
  };
  for (const [top, below] of Object.entries(THINGS)) {
    await add('category', CATEGORY, [top]);
    await add('category', CATEGORY, Object.keys(below), ids.get(`category/${top}`) ?? null);
  }
  await add('tag', TAG, TAGS);
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  for (const [name, options] of [['Colour', COLOURS] as const, ['Material', MATERIALS] as const]) {
    const slug = name.toLowerCase();
    await shop.queries
      .insertInto('attributes')
      .values({ slug, name })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .execute();
    await add(slug, attributeTaxonomy(slug), options.map(capital));
  }
  return ids;
}

async function writeBatch(shop: Shop, products: readonly BenchProduct[], terms: TermIds): Promise<void> {
  await insertMany(
    shop,
    'products',
    products.map(({ row }) => row),
  );
  const rows = await shop.queries
    .selectFrom('products')
    .select(['id', 'sku'])
    .where('sku', '>=', String(products[0]?.row.sku))
    .where('sku', '<=', String(products.at(-1)?.row.sku))
    .orderBy('id')
    .execute();
  const ids = new Map(rows.map(({ id, sku }) => [sku, id]));
  const filed = products.flatMap(({ row, category, colour, material, tag }) => {
    const product_id = ids.get(String(row.sku)) ?? 0;
    const names = [`category/${category[1]}`, `tag/${tag}`, `colour/${colour}`, `material/${material}`];
    return names.flatMap((name) => {
      const term_id = terms.get(name);
      return term_id === undefined ? [] : [{ product_id, term_id }];
    });
  });
  await insertMany(shop, 'product_terms', filed);
  await indexProducts(shop, [...ids.values()]);
}
