import type { Shop } from '../Shop.ts';
import type { Product } from './Product.ts';
import { priceColumns } from './priceRange.ts';

/** What a new product must say; everything else has a default. */
export type NewProduct = Partial<Omit<Product, 'id' | 'version' | 'createdAt' | 'updatedAt'>> &
  Pick<Product, 'name' | 'slug'> & { readonly id?: number; readonly createdAt?: number };

const asFlag = (value: boolean | undefined, byDefault = false): number => Number(value ?? byDefault);

/** Writes it as it is: whoever takes it from outside checks it first. */
export async function insertProduct({ queries, now }: Shop, product: NewProduct): Promise<number> {
  const nowMs = now();
  const { id } = await queries
    .insertInto('products')
    .values({
      ...(product.id !== undefined && { id: product.id }),
      ...productColumns(product),
      ...priceColumns([pricesOf(product)], nowMs),
      // Worked out of its products when a list is sorted.
      ...(product.type === 'grouped' && { price_until: 0 }),
      version: 1,
      created_at: product.createdAt ?? nowMs,
      updated_at: nowMs,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const pricesOf = ({ regularPrice = null, salePrice = null, saleFrom = null, saleTo = null }: NewProduct) => ({
  regularPrice,
  salePrice,
  saleFrom,
  saleTo,
});

/** A product by the names of its columns. */
export const productColumns = (product: NewProduct) => ({
  type: product.type ?? 'simple',
  parent_id: product.parentId ?? null,
  status: product.status ?? 'publish',
  slug: product.slug,
  sku: product.sku || null,
  name: product.name,
  description: product.description ?? '',
  short_description: product.shortDescription ?? '',
  regular_price: product.regularPrice ?? null,
  sale_price: product.salePrice ?? null,
  sale_from: product.saleFrom ?? null,
  sale_to: product.saleTo ?? null,
  manage_stock: asFlag(product.managesStock),
  stock_quantity: product.stockQuantity ?? null,
  stock_status: product.stockStatus ?? 'instock',
  backorders: product.backorders ?? 'no',
  low_stock_amount: product.lowStockAmount ?? null,
  sold_individually: asFlag(product.isSoldIndividually),
  is_virtual: asFlag(product.isVirtual),
  is_downloadable: asFlag(product.isDownloadable),
  is_featured: asFlag(product.isFeatured),
  visibility: product.visibility ?? 'visible',
  tax_status: product.taxStatus ?? 'taxable',
  tax_class: product.taxClass ?? '',
  shipping_class: product.shippingClass ?? '',
  weight_g: product.weightG ?? null,
  length_mm: product.lengthMm ?? null,
  width_mm: product.widthMm ?? null,
  height_mm: product.heightMm ?? null,
  image_id: product.imageId ?? null,
  gallery: JSON.stringify(product.gallery ?? []),
  attributes: JSON.stringify(product.attributes ?? []),
  default_choices: JSON.stringify(product.defaultChoices ?? {}),
  choices: JSON.stringify(product.choices ?? {}),
  grouped_ids: JSON.stringify(product.groupedIds ?? []),
  upsell_ids: JSON.stringify(product.upsellIds ?? []),
  cross_sell_ids: JSON.stringify(product.crossSellIds ?? []),
  external_url: product.externalUrl ?? '',
  button_text: product.buttonText ?? '',
  purchase_note: product.purchaseNote ?? '',
  reviews_allowed: asFlag(product.reviewsAllowed, true),
  rating: product.rating ?? 0,
  review_count: product.reviewCount ?? 0,
  total_sales: product.totalSales ?? 0,
  position: product.position ?? 0,
  meta: JSON.stringify(product.meta ?? {}),
});
