import type { ShopSettings } from '@vitrine/contract/shop';
import { findListable } from '../catalogue/findListable.ts';
import { findListed, type ListedProduct } from '../catalogue/list/listedProducts.ts';
import type { Product, StockStatus } from '../catalogue/Product.ts';
import type { Shop } from '../Shop.ts';
import type { Compare, CompareCategory, CompareColumn, CompareRow, CompareTable } from './CompareTable.ts';
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
  asked: readonly number[],
  { compare }: Pick<ShopSettings, 'compare'>,
): Promise<Compare> {
  const listed = await findListed(shop, await soldOf(shop, asked));
  const ids = listed.map(({ product }) => product.id);
  if (listed.length === 0) return { tables: [], count: 0, ids };
  const columns = listed.map(columnOf);
  const tables = compare.byCategory
    ? tablesByCategory(columns, await mainCategories(shop, ids))
    : [tableOf(null, columns)];
  return { tables, count: listed.length, ids };
}

/** The list without the products that are compared under this category. */
export async function removeCategoryFromCompare(
  shop: Shop,
  asked: readonly number[],
  categoryId: number,
): Promise<readonly number[]> {
  const ids = await soldOf(shop, asked);
  if (ids.length === 0) return [];
  const categoryOf = await mainCategories(shop, ids);
  return ids.filter((id) => categoryOf(id).id !== categoryId);
}

async function soldOf(shop: Shop, asked: readonly number[]): Promise<readonly number[]> {
  const sold = await findListable(shop, asked.slice(0, COMPARE_PRODUCTS));
  return [...new Set(asked.flatMap((id) => sold.get(id) ?? []))];
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

const columnOf = ({ product, price }: ListedProduct): CompareColumn => ({
  product,
  price,
  description: product.shortDescription || product.description,
  sku: product.sku ?? '',
  stockStatus: product.stockStatus,
  availability: AVAILABILITY[product.stockStatus],
});

/** Every attribute that one of them shows, in the order in which they come. */
function attributeRows(products: readonly Pick<Product, 'attributes'>[]): readonly CompareRow[] {
  const shown = products.map(({ attributes }) => attributes.filter(({ isVisible }) => isVisible));
  const names = new Map<string, string>();
  for (const { slug, name } of shown.flat()) if (!names.has(slug)) names.set(slug, name);
  return [...names].map(([slug, name]) => ({
    slug,
    name,
    values: shown.map((attributes) => attributes.find((attribute) => attribute.slug === slug)?.options ?? []),
  }));
}
