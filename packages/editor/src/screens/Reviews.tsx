import type { ApiBody } from '@vitrine/contract/api';
import { api } from '../api/api.ts';
import { useApi, useRefresh } from '../api/queries.ts';
import { optionLabel } from '../form/labels.ts';
import { type BulkAction, List, type ListColumn } from '../list/List.tsx';
import { useListState } from '../list/useListState.ts';
import { useSession } from '../session/Session.tsx';

type Row = ApiBody<'listReviews'>['items'][number];
type Status = Row['status'];

const STATUSES = ['hold', 'approved', 'spam', 'trash'] as const satisfies readonly Status[];
const MOST_STARS = 5;

const setStatus = ({ id }: Row, status: Status) =>
  api('moderateReview', { params: { id }, match: '*', body: { status } });

export function Reviews() {
  const { t, moment } = useSession();
  const state = useListState();
  const refresh = useRefresh();
  const { page, filters } = state;
  // Those that wait for somebody come first.
  const status = (filters['status'] ?? 'hold') as Status;
  const query = useApi('listReviews', { query: { page, status } });
  const columns: readonly ListColumn<Row>[] = [
    { id: 'author', label: t('author'), isName: true, render: ({ author }) => author },
    {
      id: 'rating',
      label: t('rating'),
      render: ({ rating }) => rating !== null && `${rating} / ${MOST_STARS}`,
    },
    { id: 'text', label: t('text'), render: ({ text }) => <span className="long">{text}</span> },
    { id: 'date', label: t('date'), render: ({ createdAt }) => moment(createdAt) },
  ];
  const moves: readonly (readonly [Status, 'approve' | 'hold' | 'spam' | 'toTrash'])[] = [
    ['approved', 'approve'],
    ['hold', 'hold'],
    ['spam', 'spam'],
    ['trash', 'toTrash'],
  ];
  const bulk: readonly BulkAction<Row>[] = moves
    .filter(([to]) => to !== status)
    .map(([to, label]) => ({
      id: to,
      label: t(label),
      run: (row) => setStatus(row, to),
      undo: (row) => setStatus(row, row.status),
    }));
  return (
    <List
      id="reviews"
      title={t('reviews')}
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
      onChanged={() => refresh('moderateReview')}
    />
  );
}
