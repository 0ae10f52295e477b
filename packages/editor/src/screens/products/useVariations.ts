import { type ApiBody, type ApiFieldError, API_MOST_PER_PAGE, ApiRefusal } from '@vitrine/contract/api';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { readAll } from '../../api/readAll.ts';

export type Variation = ApiBody<'readVariation'>;

/** What the grid changes. */
export type Edited = Pick<
  Variation,
  'regularPrice' | 'salePrice' | 'sku' | 'stockQuantity' | 'stockStatus' | 'imageId' | 'status'
>;

export const editedOf = ({
  regularPrice,
  salePrice,
  sku,
  stockQuantity,
  stockStatus,
  imageId,
  status,
}: Variation): Edited => ({ regularPrice, salePrice, sku, stockQuantity, stockStatus, imageId, status });

export const useVariations = (productId: number): UseQueryResult<readonly Variation[]> =>
  useQuery({
    queryKey: ['products', 'variations', productId],
    queryFn: ({ signal }) =>
      readAll((page) =>
        api('listVariations', {
          params: { id: productId },
          query: { page, perPage: API_MOST_PER_PAGE },
          signal,
        }),
      ),
  });

export type Stored = 'stored' | 'conflict' | readonly ApiFieldError[];

/** Writes what differs, unless somebody else has changed the same one since it was shown. */
export async function storeVariation(shown: Variation, mine: Edited): Promise<Stored> {
  const params = { id: shown.parentId, variationId: shown.id };
  const { body: now, tag } = await api('readVariation', { params });
  const was = editedOf(shown);
  const changed = Object.fromEntries(
    Object.entries(mine).filter(([field, value]) => value !== was[field as keyof Edited]),
  ) as Partial<Edited>;
  const hasStock = 'stockQuantity' in changed;
  // Sales change the stock, and no version.
  if (now.version !== shown.version || (hasStock && now.stockQuantity !== shown.stockQuantity))
    return 'conflict';
  try {
    await api('updateVariation', {
      params,
      match: tag,
      body: { ...changed, ...(hasStock && { managesStock: mine.stockQuantity !== null }) },
    });
    return 'stored';
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    if (error.status === 412) return 'conflict';
    return error.errors.length > 0 ? error.errors : [{ field: null, message: error.message }];
  }
}
