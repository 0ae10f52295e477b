import type { ApiAnswer, ApiBody } from '@vitrine/contract/api';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { CommandAction } from '../../commands/CommandAction.tsx';
import { momentOf } from '../../form/localMoment.ts';
import type { BulkAction } from '../../list/Bulk.tsx';
import { List, type ListColumn } from '../../list/List.tsx';
import { useListState } from '../../list/useListState.ts';
import { useSession } from '../../session/Session.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { orderTexts } from './orderTexts.ts';
import { ORDER_STATUSES, type OrderStatus, statusLabel } from './status.ts';
import './orders.css';

type Row = ApiBody<'listOrders'>['items'][number];

/** What many become at once. A refund is looked at one by one: it cannot be taken back. */
const TOGETHER = [
  'processing',
  'on-hold',
  'completed',
  'cancelled',
] as const satisfies readonly OrderStatus[];

const become = ({ id }: Row, status: OrderStatus) =>
  api('changeOrder', { params: { id }, match: '*', body: { status } });

/** Days are those of who looks. */
const begin = (day: string | undefined) => momentOf(day ? `${day}T00:00` : '');
const end = (day: string | undefined) => momentOf(day ? `${day}T23:59:59.999` : '');

export function Orders() {
  const { t, money, moment } = useSession();
  const own = orderTexts();
  const state = useListState();
  const refresh = useRefresh();
  const { page, search, filters } = state;
  const [from, to] = [begin(filters['from']), end(filters['to'])];
  const query = useApi('listOrders', {
    query: {
      page,
      ...(search && { search }),
      ...(filters['status'] && { status: filters['status'] as OrderStatus }),
      ...(from && { from }),
      ...(to && { to }),
    },
  });
  const columns: readonly ListColumn<Row>[] = [
    { id: 'id', label: t('orderId'), isName: true, render: ({ id }) => `#${id}` },
    {
      id: 'customer',
      label: t('customer'),
      render: ({ billing }) =>
        `${billing.firstName} ${billing.lastName}`.trim() || billing.email || t('guest'),
    },
    {
      id: 'status',
      label: t('status'),
      render: ({ status }) => <Badge of={status}>{statusLabel(t, status)}</Badge>,
    },
    { id: 'date', label: t('date'), render: ({ createdAt }) => moment(createdAt) },
    { id: 'payment', label: t('payment'), render: ({ paymentTitle }) => paymentTitle },
    { id: 'items', label: t('items'), isNumber: true, render: ({ count }) => count },
    {
      id: 'total',
      label: t('total'),
      isNumber: true,
      render: ({ total, refunded }) =>
        refunded > 0 ? (
          <>
            <del>{money(total)}</del> <ins>{money(total - refunded)}</ins>
          </>
        ) : (
          money(total)
        ),
    },
  ];
  const bulk: readonly BulkAction<Row>[] = TOGETHER.map((status) => ({
    id: 'changeTo',
    status: statusLabel(t, status),
    run: (row) => become(row, status),
    undo: (row) => become(row, row.status),
    mayUndo: (row, answer) =>
      row.status === status || (answer as ApiAnswer<'changeOrder'>).body.next.includes(row.status),
  }));
  return (
    <List
      id="orders"
      title={t('orders')}
      state={state}
      query={{ ...query, data: query.data?.body }}
      columns={columns}
      hasSearch
      filters={[
        {
          id: 'status',
          label: t('status'),
          options: ORDER_STATUSES.map((id) => ({ id, label: statusLabel(t, id) })),
        },
        { id: 'from', label: own('from') },
        { id: 'to', label: own('to') },
      ]}
      hrefOf={({ id }) => `/orders/${id}`}
      bulk={bulk}
      onChanged={() => refresh('changeOrder')}
      actions={<CommandAction id="new-order" look="strong" />}
    />
  );
}
