import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify';
import type { ExpressionBuilder } from 'kysely';
import { type Narrowed, narrowProducts, type ProductNarrowing } from '../catalogue/list/narrowProducts.ts';
import type { Product } from '../catalogue/Product.ts';
import { readProduct } from '../catalogue/readProduct.ts';
import type { Schema } from '../db/Schema.ts';
import { readSettings } from '../settings/readSettings.ts';
import type { Shop } from '../Shop.ts';
import { ATTRIBUTES, attributeColumns, COLUMNS, META, METAS } from './columns.ts';
import { EXPORT_BATCH } from './limits.ts';
import { productRows, readCategoryPaths } from './productRows.ts';
import { shownMeta } from './rowOf.ts';

export interface ExportOptions {
  /** Before the addresses of pictures: `https://shop.example`. */
  readonly origin?: string;
  readonly onProgress?: (done: number, total: number) => void;
  /** Names of columns, `ATTRIBUTES` and `METAS`; default: all there are. */
  readonly columns?: readonly string[] | undefined;
  /** Which products; their variations come with them. Default: all that are not in the trash. */
  readonly where?: ProductNarrowing | undefined;
}

/** Products and variations as a CSV file that is made while it is read. */
export async function exportProducts(shop: Shop, options: ExportOptions = {}): Promise<Readable> {
  const narrowed = options.where ? await narrowProducts(shop, options.where) : null;
  const header = await readHeader(shop, narrowed, options.columns);
  const rows = Readable.from(readRows(shop, narrowed, options), { objectMode: true });
  const file = stringify({ header: true, columns: [...header], bom: true });
  rows.on('error', (error) => file.destroy(error));
  file.on('close', () => rows.destroy());
  return rows.pipe(file);
}

/** Products in the order of their ids, some at a time. */
async function* batches({ queries }: Shop, narrowed: Narrowed | null): AsyncGenerator<readonly Product[]> {
  for (let last = 0; ; ) {
    const rows = await queries
      .selectFrom('products')
      .selectAll()
      .where('id', '>', last)
      .$if(narrowed === null, (query) => query.where('status', '<>', 'trash'))
      .$if(narrowed !== null, (query) => query.where(withVariations(narrowed)))
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

const withVariations =
  (narrowed: Narrowed | null) =>
  ({ eb }: { readonly eb: ExpressionBuilder<Schema, 'products'> }) =>
    narrowed
      ? eb.or([eb('id', 'in', narrowed.select('id')), eb('parent_id', 'in', narrowed.select('id'))])
      : eb.lit(true);

/** How many attributes and which meta there are is only known when all were seen. */
async function readHeader(
  shop: Shop,
  narrowed: Narrowed | null,
  chosen?: readonly string[],
): Promise<readonly string[]> {
  const plain = chosen ? COLUMNS.filter((column) => chosen.includes(column)) : COLUMNS;
  const wants = { attributes: chosen?.includes(ATTRIBUTES) ?? true, meta: chosen?.includes(METAS) ?? true };
  if (!wants.attributes && !wants.meta) return plain;
  let attributes = 0;
  const meta = new Set<string>();
  for await (const products of batches(shop, narrowed)) {
    for (const product of products) {
      attributes = Math.max(attributes, product.attributes.length);
      for (const key of shownMeta(product)) meta.add(META + key);
    }
  }
  const numbers = Array.from({ length: attributes }, (_, index) =>
    Object.values(attributeColumns(index + 1)),
  );
  return [...plain, ...(wants.attributes ? numbers.flat() : []), ...(wants.meta ? [...meta].sort() : [])];
}

async function* readRows(shop: Shop, narrowed: Narrowed | null, { origin = '', onProgress }: ExportOptions) {
  const { money } = await readSettings(shop);
  const paths = await readCategoryPaths(shop);
  const total = onProgress ? await countProducts(shop) : 0;
  let done = 0;
  for await (const products of batches(shop, narrowed)) {
    for (const row of await productRows(shop, products, { money, paths, origin })) yield row;
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
