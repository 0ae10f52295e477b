import { useApi } from '../../api/queries.ts';
import { List, type ListColumn } from '../../list/List.tsx';
import { useListState } from '../../list/useListState.ts';
import { useSession } from '../../session/Session.tsx';
import { Badge } from '../../ui/Badge.tsx';
import type { ApiBody } from '@vitrine/contract/api';
import { ORDER_STATUSES, type OrderStatus, statusLabel } from './status.ts';

type Row = ApiBody<'listOrders'>['items'][number];

export function Orders() {
  const { t, money, moment } = useSession();
  const state = useListState();
  const { page, search, filters } = state;
  const query = useApi('listOrders', {
    query: {
      page,
      ...(search && { search }),
      ...(filters['status'] && { status: filters['status'] as OrderStatus }),
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
    { id: 'total', label: t('total'), isNumber: true, render: ({ total }) => money(total) },
  ];
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
      ]}
      hrefOf={({ id }) => `/orders/${id}`}
    />
  );
}
