import type { ShopSettings } from '@vitrine/contract/shop';
import { COUNTED_RESULTS } from '../../search/limits.ts';
import { searchProducts } from '../../search/searchProducts.ts';
import type { Shop } from '../../Shop.ts';
import type { ListFilter } from './ListQuery.ts';
import type { ListFilters } from './readListFilters.ts';

/** Which products a visitor's list shows: of what is searched for the best thousand, and what the shop shows at all. */
export async function listFilterOf(
  shop: Shop,
  { search, ...filters }: ListFilters,
  { stock }: Pick<ShopSettings, 'stock'>,
): Promise<ListFilter> {
  const shown = { ...filters, ...(stock.hideOutOfStock && { inStock: true }) };
  if (search === undefined) return { ...shown, visibility: 'catalog' };
  const { ids } = await searchProducts(shop, { text: search, limit: COUNTED_RESULTS });
  return { ...shown, visibility: 'search', ids };
}
