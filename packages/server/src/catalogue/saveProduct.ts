import { inTransaction } from '../db/inTransaction.ts';
import { indexProducts } from './indexing/indexProducts.ts';
import type { Shop } from '../Shop.ts';
import { checkInput } from '../input/checkInput.ts';
import { checkNamed, checkProduct, type ProductFields } from './checkProduct.ts';
import { cleanHtml } from './cleanHtml.ts';
import { markVideos } from '../html/videoMarks.ts';
import { freeProductSlug } from './freeProductSlug.ts';
import { insertProduct, productColumns } from './insertProduct.ts';
import { lockProduct } from './lockProduct.ts';
import type { Product } from './Product.ts';
import { type CheckedProduct, type ProductInput, productInput } from './productInput.ts';
import { priceColumns } from './priceRange.ts';
import { makeGroupsDue } from './list/groupPrices.ts';
import { refreshParents } from './refreshParents.ts';
import { retryTaken } from '../db/retryTaken.ts';
import { conflict, invalid, invalidField, notFound, type Saved, type SaveOptions } from '../input/Saved.ts';
import { slugOf } from '../text/slugOf.ts';
import { NEW_PRODUCT } from './newProduct.ts';
import { stockStatusOf } from './stockStatusOf.ts';
import { fileProduct } from './terms/fileProduct.ts';
import { keepCounts } from './terms/keepCounts.ts';

export type ProductSaved = Saved<{ readonly id: number; readonly version: number }>;

export interface SaveProductOptions extends SaveOptions {
  /** For a new one: the id that it had elsewhere. It must be free. */
  readonly newId?: number | undefined;
}

/** A new product, or (with its id) changes to one that is there: what is left out stays as it is. */
export async function saveProduct(
  shop: Shop,
  { id, ...input }: ProductInput & { readonly id?: number | undefined },
  options: SaveProductOptions = {},
): Promise<ProductSaved> {
  const checked = checkInput(productInput, input);
  if (!checked.ok) return invalid(checked.errors);
  return retryTaken(shop, () => inTransaction(shop, (within) => save(within, id, checked.value, options)));
}

async function save(
  shop: Shop,
  id: number | undefined,
  input: CheckedProduct,
  { expectedVersion, newId }: SaveProductOptions,
): Promise<ProductSaved> {
  const old = id === undefined ? null : await lockProduct(shop, id);
  if (id !== undefined && !old) return notFound('This product is not there.');
  if (old?.type === 'variation') return invalidField('id', 'This is a variation of another product.');
  if (old && expectedVersion !== undefined && expectedVersion !== old.version) return conflict(old.version);
  const product = settle({ ...(old ?? NEW_PRODUCT), ...given(input) });
  const { categoryIds, tags } = input;
  const errors = [
    ...checkProduct(product),
    ...(await checkNamed(shop, {
      id,
      sku: product.sku,
      mediaIds: [...(product.imageId === null ? [] : [product.imageId]), ...product.gallery],
      categoryIds: categoryIds ?? [],
    })),
  ];
  if (errors.length > 0) return invalid(errors);
  const slug = await freeProductSlug(shop, product.slug || product.name, id);
  const saved = await keepCounts(shop, id === undefined ? [] : [id], async () => {
    const written = await write(shop, old, { ...product, slug }, newId);
    const attributes = input.attributes && product.attributes;
    await fileProduct(shop, written.id, { categoryIds, tags, attributes });
    return { result: written, ids: [written.id] };
  });
  if (product.type === 'variable') await refreshParents(shop, [saved.id]);
  await makeGroupsDue(shop, [saved.id]);
  await indexProducts(shop, [saved.id]);
  return { ok: true, ...saved };
}

/** What the input says about the row, cleaned; the rest of the row stays. */
function given(input: CheckedProduct): Partial<ProductFields> {
  const { categoryIds: _, tags: __, ...fields } = input;
  const html = ['description', 'shortDescription', 'purchaseNote'] as const;
  const cleaned = html.flatMap((name) => {
    const text = fields[name];
    return text === undefined ? [] : [[name, cleanHtml(markVideos(text))]];
  });
  const attributes = fields.attributes?.map((one) => ({
    ...one,
    slug: slugOf(one.slug || one.name),
    options: [...new Set(one.options)],
  }));
  const set = { ...fields, ...Object.fromEntries(cleaned), ...(attributes && { attributes }) };
  return Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
}

/** Fields that follow from others. */
function settle<P extends ProductFields>(product: P): P {
  const hasOwnPrice = product.type !== 'variable' && product.type !== 'grouped';
  return {
    ...product,
    sku: product.sku || null,
    ...(!hasOwnPrice && { regularPrice: null, salePrice: null, saleFrom: null, saleTo: null }),
    ...(product.salePrice === null && { saleFrom: null, saleTo: null }),
    stockQuantity: product.managesStock ? (product.stockQuantity ?? 0) : null,
    stockStatus: stockStatusOf(product),
  };
}

async function write(
  shop: Shop,
  old: Product | null,
  product: ProductFields,
  newId: number | undefined,
): Promise<{ readonly id: number; readonly version: number }> {
  if (!old) {
    const id = await insertProduct(shop, { ...product, ...(newId !== undefined && { id: newId }) });
    return { id, version: 1 };
  }
  // Sales, ratings and reviews go on while somebody edits: they are not the editor's.
  const { rating: _, review_count: __, total_sales: ___, ...columns } = productColumns(product);
  const version = old.version + 1;
  await shop.queries
    .updateTable('products')
    .set({ ...columns, ...priceColumns([product], shop.now()), version, updated_at: shop.now() })
    .where('id', '=', old.id)
    .execute();
  return { id: old.id, version };
}
