import type { ShopSettings } from '@vitrine/contract/shop';
import { findProducts } from '../catalogue/findProducts.ts';
import { priceRange, pricedBy } from '../catalogue/priceRange.ts';
import type { Product, StockStatus } from '../catalogue/Product.ts';
import { readProduct } from '../catalogue/readProduct.ts';
import type { Shop } from '../Shop.ts';
import { findListable } from '../visitors/findListable.ts';
import { attributeRows } from './attributeRows.ts';
import type { Compare, CompareCategory, CompareColumn, CompareTable } from './CompareTable.ts';
import { COMPARE_PRODUCTS } from './limits.ts';
import { mainCategories } from './mainCategories.ts';

const AVAILABILITY: Readonly<Record<StockStatus, string>> = {
  instock: 'In stock',
  outofstock: 'Out of stock',
  onbackorder: 'Available on backorder',
};

/** The products of a list side by side: in one table, or in one for each category. */
export async function compareTables(
  shop: Shop,
  listed: readonly number[],
  { compare }: Pick<ShopSettings, 'compare'>,
): Promise<Compare> {
  const products = await findProducts(shop, await soldOf(shop, listed));
  const ids = products.map(({ id }) => id);
  if (products.length === 0) return { tables: [], count: 0, ids };
  const columns = await columnsOf(shop, products);
  const tables = compare.byCategory
    ? tablesByCategory(columns, await mainCategories(shop, ids))
    : [tableOf(null, columns)];
  return { tables, count: products.length, ids };
}

/** The list without the products that are compared under this category. */
export async function removeCategoryFromCompare(
  shop: Shop,
  listed: readonly number[],
  categoryId: number,
): Promise<readonly number[]> {
  const ids = await soldOf(shop, listed);
  if (ids.length === 0) return [];
  const categoryOf = await mainCategories(shop, ids);
  return ids.filter((id) => categoryOf(id).id !== categoryId);
}

async function soldOf(shop: Shop, listed: readonly number[]): Promise<readonly number[]> {
  const sold = await findListable(shop, listed.slice(0, COMPARE_PRODUCTS));
  return [...new Set(listed.flatMap((id) => sold.get(id) ?? []))];
}

const tableOf = (category: CompareCategory | null, columns: readonly CompareColumn[]): CompareTable => ({
  category,
  columns,
  rows: attributeRows(columns.map(({ product }) => product)),
});

function tablesByCategory(
  columns: readonly CompareColumn[],
  categoryOf: (productId: number) => CompareCategory,
): readonly CompareTable[] {
  const groups = new Map<number, { category: CompareCategory; columns: CompareColumn[] }>();
  for (const column of columns) {
    const category = categoryOf(column.product.id);
    const group = groups.get(category.id) ?? { category, columns: [] };
    group.columns.push(column);
    groups.set(category.id, group);
  }
  return [...groups.values()].map(({ category, columns }) => tableOf(category, columns));
}

async function columnsOf(shop: Shop, products: readonly Product[]): Promise<readonly CompareColumn[]> {
  const parts = await readParts(shop, products);
  return products.map((product) => ({
    product,
    price: priceRange(pricedBy(product, partsOf(product, parts)), shop.now()),
    description: product.shortDescription || product.description,
    sku: product.sku ?? '',
    stockStatus: product.stockStatus,
    availability: AVAILABILITY[product.stockStatus],
  }));
}

/** Variations of variable products and members of groups: what their prices come from. */
async function readParts({ queries }: Shop, products: readonly Product[]): Promise<readonly Product[]> {
  const parents = products.filter(({ type }) => type === 'variable').map(({ id }) => id);
  const members = products.flatMap(({ groupedIds }) => groupedIds);
  if (parents.length + members.length === 0) return [];
  const rows = await queries
    .selectFrom('products')
    .selectAll()
    .where('status', '=', 'publish')
    .where((eb) =>
      eb.or([
        ...(parents.length > 0 ? [eb('parent_id', 'in', parents)] : []),
        ...(members.length > 0 ? [eb('id', 'in', members)] : []),
      ]),
    )
    .execute();
  return rows.map(readProduct);
}

const partsOf = ({ id, groupedIds }: Product, parts: readonly Product[]): readonly Product[] =>
  parts.filter((part) => part.parentId === id || groupedIds.includes(part.id));
