import { useMemo } from 'react';
import { API_MOST_PER_PAGE } from '@vitrine/contract/api';
import { useApi } from '../../api/queries.ts';
import { useSession } from '../../session/Session.tsx';

/** Classes that there are rates for, but for the usual one. Who may not see rates chooses among none. */
export function useTaxClasses(): readonly string[] {
  const { can } = useSession();
  const { data } = useApi(
    'listTaxRates',
    { query: { perPage: API_MOST_PER_PAGE } },
    { isOn: can('manageSettings') },
  );
  return useMemo(
    () => [...new Set(data?.body.items.map(({ taxClass }) => taxClass))].filter(Boolean),
    [data],
  );
}
