import type { ApiBody } from '@vitrine/contract/api';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { CommandAction } from '../../commands/CommandAction.tsx';
import { optionLabel } from '../../form/labels.ts';
import type { BulkAction } from '../../list/Bulk.tsx';
import { List, type ListColumn } from '../../list/List.tsx';
import { useListState } from '../../list/useListState.ts';
import { peopleText } from '../../session/peopleText.ts';
import { useSession } from '../../session/Session.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { type Role, ROLES } from './roles.ts';

type Row = ApiBody<'listUsers'>['items'][number];

const setRole = ({ id }: Row, role: Role) =>
  api('updateUser', { params: { id }, match: '*', body: { role } });

/** Everybody with an account, by role. */
export function Users() {
  const { t, moment, money, can } = useSession();
  const p = peopleText();
  const state = useListState();
  const refresh = useRefresh();
  const { page, search, sort, filters } = state;
  const query = useApi('listUsers', {
    query: {
      page,
      ...(search && { search }),
      ...(sort && { sort: sort as '-id' }),
      ...(filters['role'] && { role: filters['role'] as Role }),
    },
  });
  const columns: readonly ListColumn<Row>[] = [
    {
      id: 'name',
      label: t('name'),
      isName: true,
      sort: 'displayName',
      render: ({ displayName, isBlocked }) => (
        <>
          {displayName} {isBlocked && <Badge of="failed">{p('blocked')}</Badge>}
        </>
      ),
    },
    { id: 'email', label: t('email'), sort: 'email', render: ({ email }) => email },
    { id: 'role', label: t('role'), render: ({ role }) => optionLabel(t, 'role', role) },
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
    { id: 'since', label: t('since'), sort: 'createdAt', render: ({ createdAt }) => moment(createdAt) },
  ];
  const bulk: readonly BulkAction<Row>[] = can('manageUsers')
    ? ROLES.map((each) => ({
        id: 'changeTo',
        status: optionLabel(t, 'role', each),
        run: (row) => setRole(row, each),
        undo: (row) => setRole(row, row.role),
      }))
    : [];
  return (
    <List
      id="users"
      title={t('users')}
      state={state}
      query={{ ...query, data: query.data?.body }}
      columns={columns}
      hasSearch
      filters={[
        {
          id: 'role',
          label: t('role'),
          options: ROLES.map((each) => ({ id: each, label: optionLabel(t, 'role', each) })),
        },
      ]}
      bulk={bulk}
      onChanged={() => refresh('updateUser')}
      hrefOf={({ id }) => `/users/${id}`}
      actions={
        <>
          <CommandAction id="new-user" />
          <CommandAction id="invite" look="strong" />
        </>
      }
    />
  );
}
