import type { NotSaved } from '../input/Saved.ts';
import type { ProductInput } from '../catalogue/productInput.ts';
import { saveProduct } from '../catalogue/saveProduct.ts';
import { saveVariation } from '../catalogue/saveVariation.ts';
import { slugOf } from '../text/slugOf.ts';
import { ensureTerms } from '../catalogue/terms/ensureTerms.ts';
import { saveTerm } from '../catalogue/terms/saveTerm.ts';
import { CATEGORY } from '../catalogue/terms/Term.ts';
import { indexProducts } from '../catalogue/indexing/indexProducts.ts';
import type { Shop } from '../Shop.ts';
import type { DemoProduct } from './demo/DemoProduct.ts';
import { demoCategories, demoProducts } from './demo/index.ts';
import { REDUCED } from './demo/selling.ts';

const DAY_MS = 86_400_000;

type Ids = ReadonlyMap<string, number>;

/** The demo is ours: what does not fit is a mistake in it. */
function must<T extends { readonly ok: true }>(what: string, result: T | NotSaved): T {
  if (result.ok) return result;
  throw new Error(
    `The demo's ${what}: ${result.errors.map(({ field, message }) => `${field} ${message}`).join(' ')}`,
  );
}

/** Ids by SKU. */
export async function seedDemoProducts(
  shop: Shop,
  pictures: Ids,
  onProgress?: (done: number, total: number) => void,
): Promise<Ids> {
  const categories = await seedCategories(shop, pictures);
  const ids = new Map<string, number>();
  for (const [index, product] of demoProducts.entries()) {
    ids.set(product.sku, await seedProduct(shop, product, index, { pictures, categories }));
    onProgress?.(index + 1, demoProducts.length);
  }
  for (const { sku, members = [], upsells = [] } of demoProducts) {
    const idsOf = (skus: readonly string[]) => skus.flatMap((one) => ids.get(one) ?? []);
    if (members.length + upsells.length > 0)
      must(
        sku,
        await saveProduct(shop, { id: ids.get(sku), groupedIds: idsOf(members), upsellIds: idsOf(upsells) }),
      );
  }
  return ids;
}

async function seedCategories(shop: Shop, pictures: Ids): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const [position, [path, description, picture]] of demoCategories.entries()) {
    const [name = '', above] = path.split(' > ').toReversed();
    const parentId = above === undefined ? null : (ids.get(above) ?? null);
    const [id] = await ensureTerms(shop, CATEGORY, [name], parentId);
    if (id === undefined) throw new Error(`The demo's category ${path} has no name`);
    const imageId = pictures.get(picture) ?? null;
    must(
      path,
      await saveTerm(shop, { id, taxonomy: CATEGORY, name, description, parentId, imageId, position }),
    );
    ids.set(path, id);
  }
  return ids;
}

interface Known {
  readonly pictures: Ids;
  readonly categories: Ids;
}

async function seedProduct(shop: Shop, product: DemoProduct, index: number, known: Known): Promise<number> {
  const { id } = must(product.sku, await saveProduct(shop, inputOf(shop, product, index, known)));
  for (const { options, price, sale = null, picture, stock, isSoldOut } of product.variations ?? []) {
    const slugs = Object.keys(product.choices ?? {}).map(slugOf);
    const saved = await saveVariation(shop, id, {
      sku: [product.sku, ...options.map((option) => slugOf(option).toUpperCase())].filter(Boolean).join('-'),
      choices: Object.fromEntries(slugs.map((slug, at) => [slug, options[at] ?? ''])),
      regularPrice: price,
      salePrice: sale,
      imageId: known.pictures.get(picture ?? '') ?? null,
      isVirtual: product.isVirtual ?? false,
      ...(product.isReducedTax && { taxClass: REDUCED }),
      ...(stock !== undefined && { managesStock: true, stockQuantity: stock }),
      ...(isSoldOut && { stockStatus: 'outofstock' as const }),
    });
    must(`${product.sku} ${options.join(' ')}`, saved);
  }
  // As if it had been there for a while: lists by date and by sales have something to show.
  await shop.queries
    .updateTable('products')
    .set({ total_sales: product.sold ?? 0, created_at: shop.now() - ((index * 37) % 200) * DAY_MS })
    .where('id', '=', id)
    .execute();
  await indexProducts(shop, [id]);
  return id;
}

function inputOf(
  shop: Shop,
  product: DemoProduct,
  index: number,
  { pictures, categories }: Known,
): ProductInput {
  const [imageId = null, ...gallery] = product.pictures.flatMap((name) => pictures.get(name) ?? []);
  const [from, to] = product.saleDays ?? [];
  const at = (day: number | undefined): number | null =>
    day === undefined ? null : shop.now() + day * DAY_MS;
  const [length, width, height] = product.size ?? [];
  const tenfold = (centimetres: number | undefined): number | null =>
    centimetres === undefined ? null : centimetres * 10;
  const category = categories.get(product.category);
  return {
    name: product.name,
    sku: product.sku,
    type: product.type ?? 'simple',
    shortDescription: `<p>${product.short}</p>`,
    description: `<p>${product.text}</p>`,
    regularPrice: product.price ?? null,
    salePrice: product.sale ?? null,
    saleFrom: at(from),
    saleTo: at(to),
    managesStock: product.stock !== undefined,
    stockQuantity: product.stock ?? null,
    stockStatus: product.isSoldOut ? 'outofstock' : 'instock',
    backorders: product.backorders ?? 'no',
    isSoldIndividually: product.isOneEach ?? false,
    isVirtual: product.isVirtual ?? false,
    isDownloadable: product.isDownloadable ?? false,
    isFeatured: product.isFeatured ?? false,
    taxClass: product.isReducedTax ? REDUCED : '',
    shippingClass: product.shippingClass ?? '',
    weightG: product.grams ?? null,
    lengthMm: tenfold(length),
    widthMm: tenfold(width),
    heightMm: tenfold(height),
    imageId,
    gallery,
    attributes: attributesOf(product),
    defaultChoices: Object.fromEntries(
      Object.entries(product.byDefault ?? {}).map(([name, option]) => [slugOf(name), option]),
    ),
    externalUrl: product.url ?? '',
    buttonText: product.button ?? '',
    position: index,
    categoryIds: category === undefined ? [] : [category],
    tags: [...(product.tags ?? [])],
  };
}

function attributesOf({ facts = {}, choices = {} }: DemoProduct): NonNullable<ProductInput['attributes']> {
  const all = [
    ...Object.entries(choices).map(([name, options]) => ({ name, options, isVariation: true })),
    ...Object.entries(facts)
      .filter(([name]) => !(name in choices))
      .map(([name, options]) => ({ name, options, isVariation: false })),
  ];
  return all.map(({ options, ...attribute }) => ({ ...attribute, options: [...options], isGlobal: true }));
}
