import type { ApiBody } from '@vitrine/contract/api';
import { Plus } from 'lucide-react';
import { useLocation } from 'wouter';
import { useApi } from '../../api/queries.ts';
import { List, type ListColumn } from '../../list/List.tsx';
import { useListState } from '../../list/useListState.ts';
import { useSession } from '../../session/Session.tsx';
import { workTexts } from '../../session/workTexts.ts';
import { Action } from '../../ui/Action.tsx';

type Row = ApiBody<'listTerms'>['items'][number];

export const TAGS = 'product_tag';

export function TagList() {
  const { t } = useSession();
  const w = workTexts();
  const [, go] = useLocation();
  const state = useListState();
  const { page, search } = state;
  const query = useApi('listTerms', {
    params: { taxonomy: TAGS },
    query: { page, ...(search && { search }) },
  });
  const columns: readonly ListColumn<Row>[] = [
    { id: 'name', label: w('name'), isName: true, render: ({ name }) => name },
    { id: 'slug', label: w('slug'), render: ({ slug }) => slug },
    { id: 'count', label: t('products'), isNumber: true, render: ({ count }) => count },
  ];
  return (
    <List
      id="tags"
      title={t('productTags')}
      state={state}
      query={{ ...query, data: query.data?.body }}
      columns={columns}
      hasSearch
      hrefOf={({ id }) => `/tags/${id}`}
      actions={
        <Action look="strong" onPress={() => go('/tags/new')}>
          <Plus size={16} aria-hidden="true" />
          {w('newTag')}
        </Action>
      }
    />
  );
}
