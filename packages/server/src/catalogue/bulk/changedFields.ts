import type { Product } from '../Product.ts';
import type { ProductInput } from '../productInput.ts';

export interface PriceChange {
  readonly which: 'regular' | 'sale';
  /** offRegular: the sale price is so many per cent below the regular one. clear: there is no sale price any more. */
  readonly how: 'set' | 'raise' | 'lower' | 'raisePercent' | 'lowerPercent' | 'offRegular' | 'clear';
  /** In minor units, or in hundredths of a per cent. */
  readonly amount: number;
  /** In minor units: to whole multiples of it. */
  readonly roundTo: number;
}

export interface StockChange {
  readonly how: 'set' | 'raise' | 'lower';
  readonly quantity: number;
}

interface Filing<T> {
  readonly add: readonly T[];
  readonly remove: readonly T[];
}

/** What is done to many products at once. */
export interface BulkChanges {
  readonly price?: PriceChange | undefined;
  readonly sale?: { readonly from: number | null; readonly to: number | null } | undefined;
  readonly stock?: StockChange | undefined;
  readonly categories?: Filing<number> | undefined;
  readonly tags?: Filing<string> | undefined;
  readonly status?: Product['status'] | undefined;
  readonly isFeatured?: boolean | undefined;
  readonly taxClass?: string | undefined;
}

/** What a bulk change can touch. */
export const BULK_FIELDS = [
  'regularPrice',
  'salePrice',
  'saleFrom',
  'saleTo',
  'managesStock',
  'stockQuantity',
  'status',
  'isFeatured',
  'taxClass',
  'categoryIds',
  'tags',
] as const;
export type BulkField = (typeof BULK_FIELDS)[number];
export type BulkFields = Pick<ProductInput, BulkField>;

export interface Filed {
  readonly categoryIds: readonly number[];
  readonly tags: readonly string[];
}

/** The fields that a product gets by a change, and only those that it has not got already. */
export function changedFields(product: Product, filed: Filed, changes: BulkChanges): BulkFields {
  const isVariation = product.type === 'variation';
  const { status, isFeatured, taxClass } = changes;
  const asked: BulkFields = {
    ...pricesOf(product, changes),
    ...(changes.stock && stockOf(product, changes.stock)),
    // A variation is filed, published and taxed with its product.
    ...(!isVariation && {
      ...(status !== undefined && { status }),
      ...(isFeatured !== undefined && { isFeatured }),
      ...(taxClass !== undefined && { taxClass }),
      ...(changes.categories && { categoryIds: [...refiled(filed.categoryIds, changes.categories)] }),
      ...(changes.tags && { tags: [...refiled(filed.tags, changes.tags)] }),
    }),
  };
  const now: Readonly<Record<string, unknown>> = { ...product, ...filed };
  return Object.fromEntries(
    Object.entries(asked).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(now[field])),
  );
}

const hasOwnPrice = ({ type }: Product): boolean => type !== 'variable' && type !== 'grouped';

function pricesOf(product: Product, { price, sale }: BulkChanges): BulkFields {
  if (!hasOwnPrice(product)) return {};
  const next = price && priceOf(product, price);
  const fields: BulkFields =
    next === undefined ? {} : { [price?.which === 'sale' ? 'salePrice' : 'regularPrice']: next };
  const salePrice = 'salePrice' in fields ? fields.salePrice : product.salePrice;
  if (salePrice === null && product.salePrice !== null) return { ...fields, saleFrom: null, saleTo: null };
  return sale && salePrice !== null ? { ...fields, saleFrom: sale.from, saleTo: sale.to } : fields;
}

const WHOLE = 10_000;

/** Undefined: there is nothing that it could be worked out of. */
function priceOf(product: Product, { which, how, amount, roundTo }: PriceChange): number | null | undefined {
  if (how === 'clear') return which === 'sale' ? null : undefined;
  if (how === 'set') return rounded(amount, roundTo);
  const old = which === 'sale' && how !== 'offRegular' ? product.salePrice : product.regularPrice;
  if (old === null) return undefined;
  return Math.max(0, rounded(HOW[how](old, amount), roundTo));
}

const HOW = {
  raise: (old: number, amount: number) => old + amount,
  lower: (old: number, amount: number) => old - amount,
  raisePercent: (old: number, amount: number) => (old * (WHOLE + amount)) / WHOLE,
  lowerPercent: (old: number, amount: number) => (old * (WHOLE - amount)) / WHOLE,
  offRegular: (old: number, amount: number) => (old * (WHOLE - amount)) / WHOLE,
} as const;

const rounded = (amount: number, to: number): number => Math.round(amount / to) * to;

/** Who does not count the stock of something begins to when it is set; of variations only those that have their own. */
function stockOf({ type, managesStock, stockQuantity }: Product, { how, quantity }: StockChange): BulkFields {
  const isPart = type === 'variation' || type === 'variable';
  if (how === 'set') return isPart && !managesStock ? {} : { managesStock: true, stockQuantity: quantity };
  if (!managesStock) return {};
  return { stockQuantity: (stockQuantity ?? 0) + (how === 'raise' ? quantity : -quantity) };
}

const refiled = <T>(now: readonly T[], { add, remove }: Filing<T>): ReadonlySet<T> =>
  new Set([...now, ...add].filter((each) => !remove.includes(each)));
