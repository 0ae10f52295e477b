import type { ApiBody } from '@vitrine/contract/api';
import { api } from '../api/api.ts';
import { useApi, useRefresh } from '../api/queries.ts';
import { optionLabel } from '../form/labels.ts';
import type { BulkAction } from '../list/Bulk.tsx';
import { List, type ListColumn } from '../list/List.tsx';
import { useListState } from '../list/useListState.ts';
import { useSession } from '../session/Session.tsx';

type Row = ApiBody<'listUsers'>['items'][number];
type Role = Row['role'];

const ROLES = ['customer', 'editor', 'shop_manager', 'admin'] as const satisfies readonly Role[];

const setRole = ({ id }: Row, role: Role) =>
  api('setUserRole', { params: { id }, match: '*', body: { role } });

export function Users() {
  const { t, moment, can } = useSession();
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
    { id: 'name', label: t('name'), isName: true, sort: 'displayName', render: (row) => row.displayName },
    { id: 'login', label: t('login'), sort: 'login', render: ({ login }) => login },
    { id: 'email', label: t('email'), sort: 'email', render: ({ email }) => email },
    { id: 'role', label: t('role'), render: ({ role }) => optionLabel(t, 'role', role) },
    { id: 'since', label: t('since'), sort: 'createdAt', render: ({ createdAt }) => moment(createdAt) },
  ];
  const bulk: readonly BulkAction<Row>[] = can('manageUsers')
    ? ROLES.map((role) => ({
        id: role,
        label: t('changeTo', { status: optionLabel(t, 'role', role) }),
        run: (row) => setRole(row, role),
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
          options: ROLES.map((id) => ({ id, label: optionLabel(t, 'role', id) })),
        },
      ]}
      bulk={bulk}
      onChanged={() => refresh('setUserRole')}
    />
  );
}
