import { API_MOST_PER_PAGE } from '@vitrine/contract/api';
import { useMemo } from 'react';
import { useApi } from '../../api/queries.ts';
import type { MediaRow } from './mediaFile.ts';

/** Files of the library by their ids; those that are on their way, or gone, are not there. */
export function useMedia(ids: readonly number[]): ReadonlyMap<number, MediaRow> {
  // In one order: what is only moved is not asked for anew.
  const asked = [...new Set(ids)].sort((a, b) => a - b).slice(0, API_MOST_PER_PAGE);
  const { data } = useApi(
    'listMedia',
    { query: { ids: asked.join(','), perPage: API_MOST_PER_PAGE } },
    { isOn: asked.length > 0 },
  );
  const items = data?.body.items;
  return useMemo(() => new Map(items?.map((item) => [item.id, item])), [items]);
}
