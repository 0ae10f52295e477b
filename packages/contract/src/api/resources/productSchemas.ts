import * as v from 'valibot';
import {
  count,
  filled,
  flag,
  id,
  ids,
  int,
  list,
  maybe,
  money,
  oneOf,
  text,
  texts,
  time,
  timeText,
} from '../schema/fields.ts';
import { anyOf, strict } from '../schema/object.ts';

const HTML = 200_000;
const STATUSES = ['publish', 'draft', 'private', 'trash'] as const;
const choices = v.record(text(180), text(300), 'Must be an object of texts.');
const meta = v.record(text(300), v.unknown(), 'Must be an object.');

const attribute = {
  name: filled(300),
  slug: text(180),
  options: list(filled(300)),
  isVisible: flag,
  isVariation: flag,
  isGlobal: flag,
};
const attributeInput = strict({
  ...attribute,
  slug: v.optional(attribute.slug, ''),
  isVisible: v.optional(flag, true),
  isVariation: v.optional(flag, false),
  isGlobal: v.optional(flag, false),
});

/** What products and variations have in common, times apart. */
const shared = {
  status: oneOf(STATUSES),
  sku: maybe(text(100)),
  description: text(HTML),
  regularPrice: maybe(money),
  salePrice: maybe(money),
  managesStock: flag,
  stockQuantity: maybe(int),
  stockStatus: oneOf(['instock', 'outofstock', 'onbackorder']),
  backorders: oneOf(['no', 'notify', 'yes']),
  lowStockAmount: maybe(count),
  isVirtual: flag,
  isDownloadable: flag,
  taxStatus: oneOf(['taxable', 'shipping', 'none']),
  taxClass: text(180),
  shippingClass: text(180),
  weightG: maybe(count),
  lengthMm: maybe(count),
  widthMm: maybe(count),
  heightMm: maybe(count),
  imageId: maybe(id),
  position: int,
  meta,
};
const sale = { saleFrom: maybe(time), saleTo: maybe(time) };

const own = {
  type: oneOf(['simple', 'variable', 'grouped', 'external']),
  name: filled(300),
  slug: text(180),
  shortDescription: text(HTML),
  isSoldIndividually: flag,
  isFeatured: flag,
  visibility: oneOf(['visible', 'catalog', 'search', 'hidden']),
  gallery: ids,
  defaultChoices: choices,
  groupedIds: ids,
  upsellIds: ids,
  crossSellIds: ids,
  externalUrl: text(2000),
  buttonText: text(300),
  purchaseNote: text(HTML),
  reviewsAllowed: flag,
};

/** What is left out stays as it is, or has its default in a new one. */
export const productBody = anyOf({
  ...shared,
  ...sale,
  ...own,
  attributes: list(attributeInput),
  categoryIds: ids,
  tags: texts,
});
export const newProductBody = strict({ ...productBody.entries, name: own.name });
export const variationBody = anyOf({ ...shared, ...sale, choices });

const bulk = {
  regularPrice: shared.regularPrice,
  salePrice: shared.salePrice,
  managesStock: shared.managesStock,
  stockQuantity: shared.stockQuantity,
  status: shared.status,
  isFeatured: own.isFeatured,
  taxClass: shared.taxClass,
  categoryIds: ids,
  tags: texts,
};
/** What a change of many products can touch. */
export const bulkBody = anyOf({ ...bulk, ...sale });

const stamps = { version: v.number(), createdAt: timeText, updatedAt: timeText };
const saleAnswer = { saleFrom: maybe(timeText), saleTo: maybe(timeText) };

export const bulkAnswer = anyOf({ ...bulk, ...saleAnswer });

export const variationAnswer = strict({
  id: v.number(),
  parentId: v.number(),
  name: v.string(),
  ...shared,
  ...saleAnswer,
  choices,
  totalSales: v.number(),
  ...stamps,
});

export const productAnswer = strict({
  id: v.number(),
  ...shared,
  ...saleAnswer,
  ...own,
  attributes: v.array(strict(attribute)),
  categories: v.array(strict({ id: v.number(), slug: v.string(), name: v.string() })),
  tags: v.array(v.string()),
  variationIds: v.array(v.number()),
  rating: v.pipe(v.number(), v.description('Average in hundredths of a star.')),
  reviewCount: v.number(),
  totalSales: v.number(),
  ...stamps,
});

/** What lists show: reading one gives the rest. */
export const productRow = strict({
  id: v.number(),
  type: own.type,
  status: shared.status,
  slug: v.string(),
  sku: maybe(v.string()),
  name: v.string(),
  regularPrice: maybe(v.number()),
  salePrice: maybe(v.number()),
  priceMin: maybe(v.number()),
  priceMax: maybe(v.number()),
  isOnSale: flag,
  isFeatured: flag,
  stockStatus: shared.stockStatus,
  stockQuantity: maybe(v.number()),
  imageId: maybe(v.number()),
  totalSales: v.number(),
  ...stamps,
});
export const productStatus = shared.status;
export const productType = own.type;
export const productStock = shared.stockStatus;
