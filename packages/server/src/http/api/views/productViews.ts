import type { BulkFields } from '../../../catalogue/bulk/changedFields.ts';
import type { BulkResult } from '../../../catalogue/bulk/changeProducts.ts';
import type { ProductRow } from '../../../catalogue/list/listAllProducts.ts';
import { findVariations } from '../../../catalogue/findVariations.ts';
import type { Product } from '../../../catalogue/Product.ts';
import { productTerms } from '../../../catalogue/terms/listTerms.ts';
import { CATEGORY, TAG } from '../../../catalogue/terms/Term.ts';
import type { Shop } from '../../../Shop.ts';
import { written } from './written.ts';

/** Types of products that stand for themselves. */
const ownType = (type: Product['type']) => (type === 'variation' ? 'simple' : type);

/** Everything about a product; its variations by id. */
export async function productItem(shop: Shop, product: Product) {
  const { parentId: _, choices: __, ...own } = product;
  const terms = (await productTerms(shop, [product.id])).get(product.id) ?? [];
  const variations = product.type === 'variable' ? await findVariations(shop, product.id) : [];
  const value = {
    ...written(own, 'saleFrom', 'saleTo', 'createdAt', 'updatedAt'),
    type: ownType(product.type),
    categories: terms
      .filter(({ taxonomy }) => taxonomy === CATEGORY)
      .map(({ id, slug, name }) => ({ id, slug, name })),
    tags: terms.filter(({ taxonomy }) => taxonomy === TAG).map(({ name }) => name),
    variationIds: variations.map(({ id }) => id),
  };
  return { value, version: product.version };
}

export const productRowView = ({ product, ...prices }: ProductRow) => ({
  id: product.id,
  type: ownType(product.type),
  status: product.status,
  slug: product.slug,
  sku: product.sku,
  name: product.name,
  regularPrice: product.regularPrice,
  salePrice: product.salePrice,
  ...prices,
  isFeatured: product.isFeatured,
  stockStatus: product.stockStatus,
  stockQuantity: product.stockQuantity,
  imageId: product.imageId,
  totalSales: product.totalSales,
  ...written(
    { version: product.version, createdAt: product.createdAt, updatedAt: product.updatedAt },
    'createdAt',
    'updatedAt',
  ),
});

/** Only what a variation has of its own. */
export const variationItem = (variation: Product) => ({
  value: written(
    {
      id: variation.id,
      parentId: variation.parentId ?? 0,
      name: variation.name,
      status: variation.status,
      sku: variation.sku,
      description: variation.description,
      regularPrice: variation.regularPrice,
      salePrice: variation.salePrice,
      saleFrom: variation.saleFrom,
      saleTo: variation.saleTo,
      managesStock: variation.managesStock,
      stockQuantity: variation.stockQuantity,
      stockStatus: variation.stockStatus,
      backorders: variation.backorders,
      lowStockAmount: variation.lowStockAmount,
      isVirtual: variation.isVirtual,
      isDownloadable: variation.isDownloadable,
      taxStatus: variation.taxStatus,
      taxClass: variation.taxClass,
      shippingClass: variation.shippingClass,
      weightG: variation.weightG,
      lengthMm: variation.lengthMm,
      widthMm: variation.widthMm,
      heightMm: variation.heightMm,
      imageId: variation.imageId,
      position: variation.position,
      meta: variation.meta,
      choices: variation.choices,
      totalSales: variation.totalSales,
      version: variation.version,
      createdAt: variation.createdAt,
      updatedAt: variation.updatedAt,
    },
    'saleFrom',
    'saleTo',
    'createdAt',
    'updatedAt',
  ),
  version: variation.version,
});

/** Times are written as everywhere; fields that were not touched are not there. */
const bulkFields = ({ saleFrom, saleTo, ...fields }: BulkFields) => ({
  ...fields,
  ...(saleFrom !== undefined && written({ saleFrom }, 'saleFrom')),
  ...(saleTo !== undefined && written({ saleTo }, 'saleTo')),
});

export const bulkView = ({ changed, refused }: BulkResult) => ({
  changed: changed.map(({ before, after, ...each }) => ({
    ...each,
    before: bulkFields(before),
    after: bulkFields(after),
  })),
  refused,
});
