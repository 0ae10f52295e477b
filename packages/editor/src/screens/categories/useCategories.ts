import { type ApiBody, API_MOST_PER_PAGE } from '@vitrine/contract/api';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { readAll } from '../../api/readAll.ts';

export type Category = ApiBody<'readTerm'>;

export const TAXONOMY = 'product_cat';

/** All of them, in their order. */
export const useCategories = (): UseQueryResult<readonly Category[]> =>
  useQuery({
    queryKey: ['terms', 'all', TAXONOMY],
    queryFn: ({ signal }) =>
      readAll((page) =>
        api('listTerms', {
          params: { taxonomy: TAXONOMY },
          query: { page, perPage: API_MOST_PER_PAGE },
          signal,
        }),
      ),
  });
