import type { Product, ProductAttribute } from '../catalogue/Product.ts';
import type { ProductInput, VariationInput } from '../catalogue/productInput.ts';
import { readProduct } from '../catalogue/readProduct.ts';
import type { NotSaved } from '../input/Saved.ts';
import { type ProductSaved, saveProduct } from '../catalogue/saveProduct.ts';
import { saveVariation } from '../catalogue/saveVariation.ts';
import { slugOf } from '../text/slugOf.ts';
import type { Shop } from '../Shop.ts';
import { findOrAwait, isAwaited, passIds } from './awaited.ts';
import { AWAITED } from './columns.ts';
import { findImages } from './findImages.ts';
import type { ImportContext } from './importContext.ts';
import { type CellError, type CsvProduct, type LinkField, type Row, readRow } from './readRow.ts';

export interface RowResult {
  readonly done: 'created' | 'updated' | 'skipped' | 'failed';
  /** Why a row failed. */
  readonly errors: readonly CellError[];
  /** What of a row was left out. */
  readonly warnings: readonly CellError[];
  /** Of the product that was written. */
  readonly id: number | null;
  /** Products that it names and that are not there yet: a draft stands in for each. */
  readonly awaited: readonly string[];
}

const NOTHING = { errors: [], warnings: [], id: null, awaited: [] } as const;

export const failed = (errors: readonly CellError[]): RowResult => ({ ...NOTHING, done: 'failed', errors });

/** Writes one row: a product that is there (by its SKU, else by its id) is changed, another one is made. */
export async function importRow(
  shop: Shop,
  line: number,
  row: Row,
  context: ImportContext,
): Promise<RowResult> {
  const read = readRow(row, context.money);
  if ('length' in read) return failed(read);
  const old = await findOld(shop, read);
  if (isKept(old, context)) return { ...NOTHING, done: 'skipped' };
  const type = read.type ?? old?.type ?? (read.parent ? 'variation' : 'simple');
  const isVariation = type === 'variation';
  if (old && !isAwaited(old) && isVariation !== (old.type === 'variation'))
    return failed([{ field: 'Type', message: `Product ${old.id} is of another kind.` }]);
  const awaited: string[] = [];
  const job: Job = { shop, line, read, old, context, awaited };
  const images = await findImages(shop, read.images ?? [], context);
  const result = isVariation
    ? await writeVariation(job, images.ids)
    : await writeProduct(job, type, images.ids);
  if (!result.ok) return failed(cellErrors(result));
  const warnings = images.missing.map((message) => ({ field: 'Images', message }));
  const done = old && !isAwaited(old) ? 'updated' : 'created';
  return { done, errors: [], warnings, id: result.id, awaited };
}

const isKept = (old: Product | null, { options: { update = true } }: ImportContext): boolean =>
  !update && old !== null && !isAwaited(old);

/** Whether a row will be left out, as its product is there and not to be changed. */
export const isLeftAlone = async (shop: Shop, read: CsvProduct, context: ImportContext): Promise<boolean> =>
  context.options.update === false && isKept(await findOld(shop, read), context);

interface Job {
  readonly shop: Shop;
  readonly line: number;
  readonly read: CsvProduct;
  readonly old: Product | null;
  readonly context: ImportContext;
  /** Filled while it is written. */
  readonly awaited: string[];
}

/** The product that a row is about, as it stands; null when it would be a new one, or when the row cannot be read. */
export async function findRowProduct(
  shop: Shop,
  row: Row,
  { money }: ImportContext,
): Promise<Product | null> {
  const read = readRow(row, money);
  const old = 'length' in read ? null : await findOld(shop, read);
  return old && !isAwaited(old) ? old : null;
}

/** One that is named; if it is not there, it is awaited. */
async function named({ shop, line, awaited }: Job, name: string, type: Product['type']): Promise<Product> {
  const product = await findOrAwait(shop, name, type, line);
  if (isAwaited(product)) awaited.push(name);
  return product;
}

async function findOld({ queries }: Shop, { sku, id }: CsvProduct): Promise<Product | null> {
  if (!sku && id === null) return null;
  const rows = await queries
    .selectFrom('products')
    .selectAll()
    .where((eb) =>
      eb.or([...(sku ? [eb('sku', '=', sku)] : []), ...(id === null ? [] : [eb('id', '=', id)])]),
    )
    .execute();
  const row = rows.find((one) => sku !== '' && one.sku === sku) ?? rows[0];
  return row ? readProduct(row) : null;
}

/** A new product keeps the id of its file: nobody has it, or it would have been found. */
const newIdOf = ({ read, old }: Job): number | undefined => (old ? undefined : (read.id ?? undefined));

async function writeProduct(
  job: Job,
  type: Exclude<Product['type'], 'variation'>,
  images: readonly number[],
) {
  const { shop, read, old } = job;
  const input: ProductInput = {
    // What stood in for it was a draft, named after how it was awaited.
    ...(old && isAwaited(old) && { status: 'publish', slug: slugOf(read.fields.name ?? '') }),
    ...read.fields,
    type,
    meta: metaOf(job),
    ...(read.images && { imageId: images[0] ?? null, gallery: images.slice(1) }),
    ...(read.categories && { categoryIds: [...(await categoryIds(job))] }),
    ...(read.attributes && (await attributesOf(job))),
  };
  for (const [field, names] of Object.entries(read.links) as [LinkField, readonly string[]][])
    input[field] = [...(await linkedIds(job, names))];
  const saved = await saveProduct(shop, { ...input, id: old?.id }, { newId: newIdOf(job) });
  if (saved.ok && newIdOf(job) !== undefined) await passIds(shop);
  return saved;
}

function metaOf({ read, old }: Job): Record<string, unknown> {
  const { [AWAITED]: _, ...kept } = { ...old?.meta, ...read.meta };
  return kept;
}

async function categoryIds({ shop, read, context }: Job): Promise<ReadonlySet<number>> {
  const ids = new Set<number>();
  for (const path of read.categories ?? []) {
    const id = await context.categoryId(shop, path);
    if (id !== null) ids.add(id);
  }
  return ids;
}

async function linkedIds(job: Job, names: readonly string[]): Promise<ReadonlySet<number>> {
  const ids = new Set<number>();
  for (const name of names) ids.add((await named(job, name, 'simple')).id);
  return ids;
}

/** A file does not say by which attributes variations differ: their rows do, and what is known of it stays. */
async function attributesOf({ shop, read, old, context }: Job) {
  const attributes: ProductAttribute[] = [];
  const defaultChoices: Record<string, string> = {};
  for (const { byDefault, ...one } of read.attributes ?? []) {
    const slug = await context.attributeSlug(shop, one.name, one.isGlobal);
    const known = old?.attributes.find((attribute) => attribute.slug === slug);
    const isVariation = (known?.isVariation ?? false) || byDefault !== '';
    attributes.push({ ...one, slug, isVariation });
    if (byDefault !== '') defaultChoices[slug] = byDefault;
  }
  return { attributes: attributes.map((one) => ({ ...one, options: [...one.options] })), defaultChoices };
}

async function writeVariation(job: Job, images: readonly number[]): Promise<ProductSaved> {
  const { shop, read, old } = job;
  if (read.parent === '') return refuse('Parent', 'A variation must name its parent.');
  const parent = await named(job, read.parent, 'variable');
  if (parent.type !== 'variable') return refuse('Parent', `Product ${parent.id} has no variations.`);
  const stale = old && isAwaited(old) ? old : null;
  if (old && !stale && old.parentId !== parent.id)
    return refuse('Parent', `Variation ${old.id} belongs to product ${old.parentId}.`);
  if (stale) await shop.queries.deleteFrom('products').where('id', '=', stale.id).execute();
  const choices = await chooseOn(job, parent);
  const input: VariationInput = {
    ...read.fields,
    meta: metaOf(job),
    choices,
    ...(read.images && { imageId: images[0] ?? null }),
  };
  const newId = stale?.id ?? newIdOf(job);
  const id = stale ? undefined : old?.id;
  const saved = await saveVariation(shop, parent.id, { ...input, id }, { newId });
  if (saved.ok && newId !== undefined) await passIds(shop);
  return saved;
}

/** What the variation stands for; its parent learns of attributes and options that it did not know. */
async function chooseOn({ shop, read, context }: Job, parent: Product): Promise<Record<string, string>> {
  const choices: Record<string, string> = {};
  const attributes = [...parent.attributes];
  let isNews = false;
  for (const { name, options, isGlobal } of read.attributes ?? []) {
    const slug = await context.attributeSlug(shop, name, isGlobal);
    const option = options[0] ?? '';
    choices[slug] = option;
    const at = attributes.findIndex((attribute) => attribute.slug === slug);
    const known = attributes[at];
    const isKnown = known?.isVariation && (option === '' || known.options.includes(option));
    if (isKnown) continue;
    isNews = true;
    const base: ProductAttribute = known ?? {
      name,
      slug,
      options: [],
      isVisible: true,
      isVariation: true,
      isGlobal,
    };
    const all = option === '' || base.options.includes(option) ? base.options : [...base.options, option];
    const learned = { ...base, isVariation: true, options: all };
    if (known) attributes[at] = learned;
    else attributes.push(learned);
  }
  if (isNews) {
    const written = attributes.map((one) => ({ ...one, options: [...one.options] }));
    await saveProduct(shop, { id: parent.id, attributes: written });
  }
  return choices;
}

const refuse = (field: string, message: string): NotSaved => ({
  ok: false,
  reason: 'invalid',
  errors: [{ field, message }],
});

/** Where a field stands in the file. */
const COLUMN_OF: Readonly<Record<string, string>> = {
  name: 'Name',
  sku: 'SKU',
  regularPrice: 'Regular price',
  salePrice: 'Sale price',
  saleFrom: 'Date sale price starts',
  saleTo: 'Date sale price ends',
  stockQuantity: 'Stock',
  description: 'Description',
  shortDescription: 'Short description',
  externalUrl: 'External URL',
  imageId: 'Images',
  tags: 'Tags',
  position: 'Position',
};
const cellErrors = ({ errors }: NotSaved): readonly CellError[] =>
  errors.map(({ field, message }) => ({ field: COLUMN_OF[field ?? ''] ?? field ?? '', message }));
