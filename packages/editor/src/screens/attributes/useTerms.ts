import { type ApiBody, API_MOST_PER_PAGE } from '@vitrine/contract/api';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { readAll } from '../../api/readAll.ts';

export type Term = ApiBody<'readTerm'>;

/** Options of an attribute are terms of this. */
export const taxonomyOf = (slug: string): string => `pa_${slug}`;

/** All of a taxonomy, in their order. */
export const useTerms = (taxonomy: string): UseQueryResult<readonly Term[]> =>
  useQuery({
    queryKey: ['terms', 'all', taxonomy],
    queryFn: ({ signal }) =>
      readAll((page) =>
        api('listTerms', { params: { taxonomy }, query: { page, perPage: API_MOST_PER_PAGE }, signal }),
      ),
  });
