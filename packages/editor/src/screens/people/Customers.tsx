import type { ApiBody } from '@vitrine/contract/api';
import { useApi } from '../../api/queries.ts';
import { List, type ListColumn } from '../../list/List.tsx';
import { useListState } from '../../list/useListState.ts';
import { peopleText } from '../../session/peopleText.ts';
import { useSession } from '../../session/Session.tsx';
import { Badge } from '../../ui/Badge.tsx';

type Row = ApiBody<'listCustomers'>['items'][number] & { readonly id: string };

/** A guest may have typed the address of an account. */
const named = (row: Omit<Row, 'id'>): Row => ({ ...row, id: `${row.userId ?? 'guest'} ${row.email}` });

/** Those who buy, with an account or as guests, and what they have spent. */
export function Customers() {
  const { t, moment, money } = useSession();
  const p = peopleText();
  const state = useListState();
  const { page, search, sort, filters } = state;
  const query = useApi('listCustomers', {
    query: {
      page,
      ...(search && { search }),
      ...(sort && { sort: sort as '-since' }),
      ...(filters['kind'] && { kind: filters['kind'] as 'guest' }),
    },
  });
  const body = query.data?.body;
  const columns: readonly ListColumn<Row>[] = [
    {
      id: 'name',
      label: t('name'),
      isName: true,
      sort: 'name',
      render: ({ userId, name, email, isBlocked }) => (
        <>
          {name || email} {userId === null && <Badge of="draft">{t('guest')}</Badge>}
          {isBlocked && <Badge of="failed">{p('blocked')}</Badge>}
        </>
      ),
    },
    { id: 'email', label: t('email'), sort: 'email', render: ({ email }) => email },
    {
      id: 'orders',
      label: p('ordersPaid'),
      isNumber: true,
      sort: 'orders',
      render: ({ orders }) => orders.count,
    },
    {
      id: 'spent',
      label: p('spent'),
      isNumber: true,
      sort: 'spent',
      render: ({ orders }) => money(orders.total),
    },
    { id: 'since', label: t('since'), sort: 'since', render: ({ since }) => moment(since) },
  ];
  // Of a guest there is nothing but orders.
  const hrefOf = ({ userId, email }: Row): string =>
    userId === null ? `/orders?search=${encodeURIComponent(email)}` : `/users/${userId}`;
  return (
    <List
      id="customers"
      title={t('customers')}
      state={state}
      query={{ ...query, data: body && { ...body, items: body.items.map(named) } }}
      columns={columns}
      hasSearch
      filters={[
        {
          id: 'kind',
          label: p('kindOf'),
          options: [
            { id: 'account', label: p('withAccount') },
            { id: 'guest', label: p('asGuest') },
          ],
        },
      ]}
      hrefOf={hrefOf}
    />
  );
}
