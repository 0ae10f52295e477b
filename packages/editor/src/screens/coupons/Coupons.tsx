import type { ApiBody } from '@vitrine/contract/api';
import { useApi } from '../../api/queries.ts';
import { CommandAction } from '../../commands/CommandAction.tsx';
import { optionLabel } from '../../form/labels.ts';
import { List, type ListColumn } from '../../list/List.tsx';
import { useListState } from '../../list/useListState.ts';
import { useSession } from '../../session/Session.tsx';
import { Badge } from '../../ui/Badge.tsx';

type Row = ApiBody<'listCoupons'>['items'][number];

/** Percentages are in hundredths of a per cent. */
const PERCENT = 100;

export function Coupons() {
  const session = useSession();
  const { t, money, moment } = session;
  const state = useListState();
  const { page, search, sort } = state;
  const query = useApi('listCoupons', {
    query: { page, ...(search && { search }), ...(sort && { sort: sort as '-id' }) },
  });
  const columns: readonly ListColumn<Row>[] = [
    { id: 'code', label: t('code'), isName: true, sort: 'code', render: ({ code }) => code },
    { id: 'type', label: t('type'), render: ({ type }) => optionLabel(t, 'type', type) },
    {
      id: 'amount',
      label: t('amount'),
      isNumber: true,
      sort: 'amount',
      render: ({ type, amount }) => (type === 'percent' ? `${amount / PERCENT} %` : money(amount)),
    },
    {
      id: 'used',
      label: t('used'),
      isNumber: true,
      sort: 'usageCount',
      render: ({ usageCount, usageLimit }) =>
        usageLimit === null ? usageCount : `${usageCount} / ${usageLimit}`,
    },
    { id: 'expires', label: t('expiresAt'), render: ({ expiresAt }) => expiresAt && moment(expiresAt) },
    {
      id: 'status',
      label: t('status'),
      render: ({ status }) => <Badge of={status}>{optionLabel(t, 'status', status)}</Badge>,
    },
  ];
  return (
    <List
      id="coupons"
      title={t('coupons')}
      state={state}
      query={{ ...query, data: query.data?.body }}
      columns={columns}
      hasSearch
      hrefOf={({ id }) => `/coupons/${id}`}
      actions={<CommandAction id="new-coupon" look="strong" />}
    />
  );
}
