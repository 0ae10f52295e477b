import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify';
import { findProducts } from '../catalogue/findProducts.ts';
import type { Product } from '../catalogue/Product.ts';
import { readProduct } from '../catalogue/readProduct.ts';
import { listTerms, productTerms } from '../catalogue/terms/listTerms.ts';
import { CATEGORY, TAG, type Term } from '../catalogue/terms/Term.ts';
import { findMedia } from '../media/findMedia.ts';
import { imageUrl } from '../media/imageUrl.ts';
import { readSettings } from '../settings/readSettings.ts';
import type { Shop } from '../Shop.ts';
import { attributeColumns, COLUMNS, META } from './columns.ts';
import { EXPORT_BATCH } from './limits.ts';
import type { MoneyFormat } from './numbers.ts';
import { rowOf, shownMeta } from './rowOf.ts';
import { joinPath } from './texts.ts';

export interface ExportOptions {
  /** Before the addresses of pictures: `https://shop.example`. */
  readonly origin?: string;
  readonly onProgress?: (done: number, total: number) => void;
}

/** All products and variations that are not in the trash, as a CSV file that is made while it is read. */
export async function exportProducts(shop: Shop, options: ExportOptions = {}): Promise<Readable> {
  const header = await readHeader(shop);
  const rows = Readable.from(readRows(shop, options), { objectMode: true });
  const file = stringify({ header: true, columns: [...header], bom: true });
  rows.on('error', (error) => file.destroy(error));
  file.on('close', () => rows.destroy());
  return rows.pipe(file);
}

/** Products in the order of their ids, some at a time. */
async function* batches({ queries }: Shop): AsyncGenerator<readonly Product[]> {
  for (let last = 0; ; ) {
    const rows = await queries
      .selectFrom('products')
      .selectAll()
      .where('id', '>', last)
      .where('status', '<>', 'trash')
      .orderBy('id')
      .limit(EXPORT_BATCH)
      .execute();
    const end = rows.at(-1);
    if (!end) return;
    yield rows.map(readProduct);
    last = end.id;
    // Others are served between the batches, also by the embedded database, which never waits.
    await setImmediate();
  }
}

/** How many attributes and which meta there are is only known when all were seen. */
async function readHeader(shop: Shop): Promise<readonly string[]> {
  let attributes = 0;
  const meta = new Set<string>();
  for await (const products of batches(shop)) {
    for (const product of products) {
      attributes = Math.max(attributes, product.attributes.length);
      for (const key of shownMeta(product)) meta.add(META + key);
    }
  }
  const numbers = Array.from({ length: attributes }, (_, index) =>
    Object.values(attributeColumns(index + 1)),
  );
  return [...COLUMNS, ...numbers.flat(), ...[...meta].sort()];
}

async function* readRows(shop: Shop, { origin = '', onProgress }: ExportOptions) {
  const { money } = await readSettings(shop);
  const paths = pathsOf(await listTerms(shop, CATEGORY));
  const total = onProgress ? await countProducts(shop) : 0;
  let done = 0;
  for await (const products of batches(shop)) {
    for (const row of await rowsOf(shop, products, { money, paths, origin })) yield row;
    done += products.length;
    // More may have come since they were counted.
    onProgress?.(done, Math.max(done, total));
  }
}

async function countProducts({ queries }: Shop): Promise<number> {
  const { count } = await queries
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '<>', 'trash')
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Known {
  readonly money: MoneyFormat;
  readonly paths: ReadonlyMap<number, string>;
  readonly origin: string;
}

async function rowsOf(shop: Shop, products: readonly Product[], { money, paths, origin }: Known) {
  const named = await findNamed(shop, products);
  const terms = await productTerms(
    shop,
    products.map(({ id }) => id),
  );
  const media = await findMedia(
    shop,
    products.flatMap(({ imageId, gallery }) => [imageId, ...gallery]),
  );
  return products.map((product) => {
    const own = terms.get(product.id) ?? [];
    const parent = named.get(product.parentId ?? 0) ?? null;
    const pictures = [product.imageId, ...product.gallery].flatMap((id) => media.get(id ?? 0) ?? []);
    return rowOf(product, {
      money,
      parent,
      categories: own.flatMap(({ id }) => paths.get(id) ?? []).sort(),
      tags: own.filter(({ taxonomy }) => taxonomy === TAG).map(({ name }) => name),
      images: pictures.map((picture) => origin + imageUrl(picture)),
      nameOf: (id) => {
        const other = named.get(id);
        return other ? (other.sku ?? `id:${id}`) : null;
      },
    });
  });
}

/** Parents and linked products: once for a batch. */
async function findNamed(shop: Shop, products: readonly Product[]): Promise<ReadonlyMap<number, Product>> {
  const ids = products.flatMap(({ parentId, groupedIds, upsellIds, crossSellIds }) => [
    ...(parentId === null ? [] : [parentId]),
    ...groupedIds,
    ...upsellIds,
    ...crossSellIds,
  ]);
  return new Map((await findProducts(shop, [...new Set(ids)])).map((product) => [product.id, product]));
}

function pathsOf(categories: readonly Term[]): ReadonlyMap<number, string> {
  const byId = new Map(categories.map((term) => [term.id, term]));
  const namesOf = (term: Term): readonly string[] => {
    const parent = byId.get(term.parentId ?? 0);
    return parent ? [...namesOf(parent), term.name] : [term.name];
  };
  return new Map(categories.map((term) => [term.id, joinPath(namesOf(term))]));
}
