import type { ApiBody } from '@vitrine/contract/api';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { CommandAction } from '../../commands/CommandAction.tsx';
import { optionLabel } from '../../form/labels.ts';
import type { BulkAction } from '../../list/Bulk.tsx';
import { List, type ListColumn } from '../../list/List.tsx';
import { useListState } from '../../list/useListState.ts';
import { contentTexts } from '../../session/contentTexts.ts';
import { useSession } from '../../session/Session.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { type PostKind, postKinds } from './postKinds.ts';

type Row = ApiBody<'listPosts'>['items'][number];
type Status = Row['status'];

const STATUSES = ['publish', 'draft', 'trash'] as const satisfies readonly Status[];

export const Pages = () => <PostList kind="page" />;
export const Posts = () => <PostList kind="post" />;

/** Published, but not yet. */
const isLater = ({ status, publishedAt }: Row): boolean =>
  status === 'publish' && Date.parse(publishedAt) > Date.now();

function PostList({ kind }: { readonly kind: PostKind }) {
  const { t, moment, can } = useSession();
  const c = contentTexts();
  const { path, title, list, update, remove, right, newCommand } = postKinds[kind];
  const state = useListState();
  const refresh = useRefresh();
  const { page, search, sort, filters } = state;
  const query = useApi(list, {
    query: {
      page,
      ...(search && { search }),
      ...(sort && { sort: sort as '-id' }),
      ...(filters as { status?: Status }),
    },
  });
  const columns: readonly ListColumn<Row>[] = [
    { id: 'title', label: t('title'), isName: true, sort: 'title', render: (row) => row.title },
    { id: 'slug', label: t('slug'), render: ({ slug }) => slug },
    {
      id: 'status',
      label: t('status'),
      render: (row) =>
        isLater(row) ? (
          <Badge of="pending">{c('scheduled')}</Badge>
        ) : (
          <Badge of={row.status}>{optionLabel(t, 'status', row.status)}</Badge>
        ),
    },
    {
      id: 'date',
      label: t('publishedAt'),
      sort: 'publishedAt',
      render: ({ publishedAt }) => moment(publishedAt),
    },
    { id: 'updated', label: c('updated'), sort: 'updatedAt', render: ({ updatedAt }) => moment(updatedAt) },
    { id: 'comments', label: t('comments'), isNumber: true, render: ({ commentCount }) => commentCount },
  ];
  const setStatus = ({ id }: Row, status: Status) =>
    api(update, { params: { id }, match: '*', body: { status } });
  const move = (id: 'publish' | 'draft' | 'toTrash' | 'restore', to: Status): BulkAction<Row> => ({
    id,
    run: (row) => setStatus(row, to),
    undo: (row) => setStatus(row, row.status),
  });
  const bulk: readonly BulkAction<Row>[] =
    filters['status'] === 'trash'
      ? [
          move('restore', 'draft'),
          {
            id: 'deleteForGood',
            question: (count: number) => t('reallyDeleteThese', { count }),
            run: ({ id }: Row) => api(remove, { params: { id }, query: { force: true }, match: '*' }),
          },
        ]
      : [
          move('publish', 'publish'),
          move('draft', 'draft'),
          { ...move('toTrash', 'trash'), said: (count: number) => t('trashed', { count }) },
        ];
  return (
    <List
      id={title}
      title={t(title)}
      state={state}
      query={{ ...query, data: query.data?.body }}
      columns={columns}
      hasSearch
      filters={[
        {
          id: 'status',
          label: t('status'),
          options: STATUSES.map((id) => ({ id, label: optionLabel(t, 'status', id) })),
        },
      ]}
      hrefOf={({ id }) => `${path}/${id}`}
      bulk={can(right) ? bulk : []}
      onChanged={() => refresh(update)}
      actions={<CommandAction id={newCommand} look="strong" />}
    />
  );
}
