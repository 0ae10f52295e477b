import type { Selectable } from 'kysely';
import type { Schema } from '../db/Schema.ts';
import type { Backorders, Product, ProductStatus, ProductType, StockStatus, Visibility } from './Product.ts';

type Row = Selectable<Schema['products']>;

const NONE: unknown = Object.freeze([]);
const NOTHING: unknown = Object.freeze({});

/** Most lists and objects of a product are empty. */
const parse = <T>(json: string): T =>
  (json === '[]' ? NONE : json === '{}' ? NOTHING : JSON.parse(json)) as T;

/** Rows hold what the shop wrote itself, so their JSON and their choices are taken as they are. */
export function readProduct(row: Row): Product {
  return {
    id: row.id,
    type: row.type as ProductType,
    parentId: row.parent_id,
    status: row.status as ProductStatus,
    slug: row.slug,
    sku: row.sku,
    name: row.name,
    description: row.description,
    shortDescription: row.short_description,
    regularPrice: row.regular_price,
    salePrice: row.sale_price,
    saleFrom: row.sale_from,
    saleTo: row.sale_to,
    managesStock: row.manage_stock === 1,
    stockQuantity: row.stock_quantity,
    stockStatus: row.stock_status as StockStatus,
    backorders: row.backorders as Backorders,
    lowStockAmount: row.low_stock_amount,
    isSoldIndividually: row.sold_individually === 1,
    isVirtual: row.is_virtual === 1,
    isDownloadable: row.is_downloadable === 1,
    isFeatured: row.is_featured === 1,
    visibility: row.visibility as Visibility,
    taxStatus: row.tax_status as Product['taxStatus'],
    taxClass: row.tax_class,
    shippingClass: row.shipping_class,
    weightG: row.weight_g,
    lengthMm: row.length_mm,
    widthMm: row.width_mm,
    heightMm: row.height_mm,
    imageId: row.image_id,
    gallery: parse(row.gallery),
    attributes: parse(row.attributes),
    defaultChoices: parse(row.default_choices),
    choices: parse(row.choices),
    groupedIds: parse(row.grouped_ids),
    upsellIds: parse(row.upsell_ids),
    crossSellIds: parse(row.cross_sell_ids),
    externalUrl: row.external_url,
    buttonText: row.button_text,
    purchaseNote: row.purchase_note,
    reviewsAllowed: row.reviews_allowed === 1,
    rating: row.rating,
    reviewCount: row.review_count,
    totalSales: row.total_sales,
    position: row.position,
    meta: parse(row.meta),
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
