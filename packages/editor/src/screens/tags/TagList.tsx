import type { ApiBody } from '@vitrine/contract/api';
import { useApi } from '../../api/queries.ts';
import { CommandAction } from '../../commands/CommandAction.tsx';
import { List, type ListColumn } from '../../list/List.tsx';
import { useListState } from '../../list/useListState.ts';
import { useSession } from '../../session/Session.tsx';
import { workTexts } from '../../session/workTexts.ts';

type Row = ApiBody<'listTerms'>['items'][number];

export const TAGS = 'product_tag';

export function TagList() {
  const { t } = useSession();
  const w = workTexts();
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
      actions={<CommandAction id="new-tag" look="strong" />}
    />
  );
}
