import type { Product, ProductAttribute } from '../catalogue/Product.ts';
import { AWAITED, attributeColumns, type Column, META, META_COLUMNS } from './columns.ts';
import { formatMeasure, formatPrice, formatTime, type MoneyFormat } from './numbers.ts';
import { foldBreaks, guardFormula, joinList } from './texts.ts';

/** What a row says beyond the product itself. */
export interface RowContext {
  readonly money: MoneyFormat;
  /** Of a variation. */
  readonly parent: Product | null;
  /** `Kitchen > Cups`. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly images: readonly string[];
  /** SKU, or id: and the number; null when the product is not there. */
  readonly nameOf: (id: number) => string | null;
}

const flag = (value: boolean): string => (value ? '1' : '0');
const PUBLISHED: Readonly<Record<Product['status'], string>> = {
  publish: '1',
  private: '0',
  draft: '-1',
  trash: '-1',
};
const IN_STOCK: Readonly<Record<Product['stockStatus'], string>> = {
  instock: '1',
  outofstock: '0',
  onbackorder: 'backorder',
};
const BACKORDERS: Readonly<Record<Product['backorders'], string>> = { no: '0', yes: '1', notify: 'notify' };

const typeOf = ({ type, isVirtual, isDownloadable }: Product): string =>
  joinList([type, ...(isVirtual ? ['virtual'] : []), ...(isDownloadable ? ['downloadable'] : [])]);

function stockOf(product: Product, parent: Product | null): string {
  if (product.managesStock) return String(product.stockQuantity ?? 0);
  return parent?.managesStock ? 'parent' : '';
}

const names = (ids: readonly number[], { nameOf }: RowContext): string =>
  joinList(ids.flatMap((id) => nameOf(id) ?? []));

const metaText = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);

type Write = (product: Product, context: RowContext) => string;

const WRITE: Readonly<Record<Column, Write>> = {
  ID: ({ id }) => String(id),
  Type: typeOf,
  SKU: ({ sku }) => sku ?? '',
  'GTIN, UPC, EAN, or ISBN': ({ meta }) => metaText(meta['_global_unique_id']),
  Name: ({ name }) => name,
  Published: ({ status }) => PUBLISHED[status],
  'Is featured?': ({ isFeatured }) => flag(isFeatured),
  'Visibility in catalog': ({ visibility }) => visibility,
  'Short description': ({ shortDescription }) => foldBreaks(shortDescription),
  Description: ({ description }) => foldBreaks(description),
  'Date sale price starts': ({ saleFrom }) => formatTime(saleFrom),
  'Date sale price ends': ({ saleTo }) => formatTime(saleTo),
  'Tax status': ({ taxStatus }) => taxStatus,
  'Tax class': ({ taxClass }) => taxClass,
  'In stock?': ({ stockStatus }) => IN_STOCK[stockStatus],
  Stock: (product, { parent }) => stockOf(product, parent),
  'Low stock amount': ({ lowStockAmount }) => (lowStockAmount === null ? '' : String(lowStockAmount)),
  'Backorders allowed?': ({ backorders }) => BACKORDERS[backorders],
  'Sold individually?': ({ isSoldIndividually }) => flag(isSoldIndividually),
  'Weight (kg)': ({ weightG }) => formatMeasure(weightG, 3),
  'Length (cm)': ({ lengthMm }) => formatMeasure(lengthMm, 1),
  'Width (cm)': ({ widthMm }) => formatMeasure(widthMm, 1),
  'Height (cm)': ({ heightMm }) => formatMeasure(heightMm, 1),
  'Allow customer reviews?': ({ reviewsAllowed }) => flag(reviewsAllowed),
  'Purchase note': ({ purchaseNote }) => foldBreaks(purchaseNote),
  'Sale price': ({ salePrice }, { money }) => formatPrice(salePrice, money),
  'Regular price': ({ regularPrice }, { money }) => formatPrice(regularPrice, money),
  Categories: (_, { categories }) => joinList(categories),
  Tags: (_, { tags }) => joinList(tags),
  'Shipping class': ({ shippingClass }) => shippingClass,
  Images: (_, { images }) => joinList(images),
  'Download limit': ({ meta }) => metaText(meta['_download_limit']),
  'Download expiry days': ({ meta }) => metaText(meta['_download_expiry']),
  Parent: ({ parentId }, { nameOf }) => (parentId === null ? '' : (nameOf(parentId) ?? '')),
  'Grouped products': ({ groupedIds }, context) => names(groupedIds, context),
  Upsells: ({ upsellIds }, context) => names(upsellIds, context),
  'Cross-sells': ({ crossSellIds }, context) => names(crossSellIds, context),
  'External URL': ({ externalUrl }) => externalUrl,
  'Button text': ({ buttonText }) => buttonText,
  Position: ({ position }) => String(position),
};

/** A product as a row: column -> cell. */
export function rowOf(product: Product, context: RowContext): Readonly<Record<string, string>> {
  const cells = [
    ...Object.entries(WRITE).map(([column, write]) => [column, write(product, context)]),
    ...attributeCells(product, context.parent),
    ...shownMeta(product).map((key) => [META + key, metaText(product.meta[key])]),
  ] as readonly (readonly [string, string])[];
  return Object.fromEntries(cells.map(([column, cell]) => [column, guardFormula(cell)]));
}

/** A variation says one option of each attribute that it differs by; none is any. */
const writtenAttributes = (product: Product, parent: Product | null): readonly ProductAttribute[] =>
  product.type === 'variation'
    ? (parent?.attributes.filter(({ isVariation }) => isVariation) ?? [])
    : product.attributes;

function attributeCells(product: Product, parent: Product | null): readonly (readonly [string, string])[] {
  const isVariation = product.type === 'variation';
  return writtenAttributes(product, parent).flatMap((attribute, index) => {
    const column = attributeColumns(index + 1);
    const chosen = product.choices[attribute.slug] ?? '';
    return [
      [column.name, attribute.name],
      [column.values, joinList(isVariation ? [chosen].filter(Boolean) : attribute.options)],
      [column.visible, isVariation ? '' : flag(attribute.isVisible)],
      [column.global, flag(attribute.isGlobal)],
      [column.byDefault, isVariation ? '' : (product.defaultChoices[attribute.slug] ?? '')],
    ] as const;
  });
}

const OWN_COLUMNS = new Set([...Object.values(META_COLUMNS), AWAITED]);

/** Meta that has no column of its own. */
export const shownMeta = ({ meta }: Pick<Product, 'meta'>): readonly string[] =>
  Object.keys(meta).filter((key) => !OWN_COLUMNS.has(key));
