import type { ApiBody } from '@vitrine/contract/api';
import { api } from '../api/api.ts';
import { useApi, useRefresh } from '../api/queries.ts';
import { optionLabel } from '../form/labels.ts';
import { type BulkAction, List, type ListColumn } from '../list/List.tsx';
import { useListState } from '../list/useListState.ts';
import { contentTexts } from '../session/contentTexts.ts';
import { useSession } from '../session/Session.tsx';

type Row = ApiBody<'listComments'>['items'][number];
type Status = Row['status'];

/** What can be done with one, by how it stands then. */
const MOVES = {
  hold: 'hold',
  approved: 'approve',
  spam: 'spam',
  trash: 'toTrash',
} as const satisfies Record<Status, string>;
const STATUSES = Object.keys(MOVES) as readonly Status[];

const setStatus = ({ id }: Row, status: Status) =>
  api('moderateComment', { params: { id }, match: '*', body: { status } });

export function Comments() {
  const { t, moment } = useSession();
  const c = contentTexts();
  const state = useListState();
  const refresh = useRefresh();
  const { page, filters } = state;
  // Those that wait for somebody come first.
  const status = (filters['status'] ?? 'hold') as Status;
  const query = useApi('listComments', { query: { page, status } });
  const columns: readonly ListColumn<Row>[] = [
    { id: 'author', label: t('author'), isName: true, render: ({ author }) => author },
    { id: 'email', label: t('email'), render: ({ email }) => email },
    { id: 'text', label: t('text'), render: ({ text }) => <span className="long">{text}</span> },
    { id: 'post', label: c('post'), isNumber: true, render: ({ postId }) => postId },
    { id: 'date', label: t('date'), render: ({ createdAt }) => moment(createdAt) },
  ];
  const bulk: readonly BulkAction<Row>[] = STATUSES.filter((to) => to !== status).map((to) => ({
    id: to,
    label: t(MOVES[to]),
    run: (row) => setStatus(row, to),
    undo: (row) => setStatus(row, row.status),
  }));
  return (
    <List
      id="comments"
      title={t('comments')}
      state={state}
      query={{ ...query, data: query.data?.body }}
      columns={columns}
      filters={[
        {
          id: 'status',
          label: t('status'),
          byDefault: 'hold',
          options: STATUSES.map((id) => ({ id, label: optionLabel(t, 'status', id) })),
        },
      ]}
      bulk={bulk}
      onChanged={() => refresh('moderateComment')}
    />
  );
}
