import type { ApiBody } from '@vitrine/contract/api';
import { useApi, useChange } from '../../api/queries.ts';
import { List, type ListColumn } from '../../list/List.tsx';
import { useListState } from '../../list/useListState.ts';
import { runningText } from '../../session/runningText.ts';
import { useSession } from '../../session/Session.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { tell, tellFault } from '../../ui/toasts.tsx';

type Row = ApiBody<'listMyLogins'>['items'][number];

/** Where one is logged in: whoever sees a login there that is not theirs can end it. */
export function Logins() {
  const session = useSession();
  const t = runningText();
  const state = useListState();
  const query = useApi('listMyLogins', { query: { page: state.page } });
  const end = useChange('revokeMyLogin');
  const endOthers = useChange('revokeMyLogins');
  const done = { onSuccess: () => tell(t('loginEnded')), onError: tellFault };
  const columns: readonly ListColumn<Row>[] = [
    {
      id: 'browser',
      label: t('browser'),
      isName: true,
      render: ({ userAgent, id }) => <span className="long">{userAgent || id}</span>,
    },
    { id: 'address', label: t('address'), render: ({ address }) => address },
    { id: 'seen', label: t('seen'), render: ({ seenAt }) => session.moment(seenAt) },
    { id: 'began', label: t('began'), render: ({ createdAt }) => session.moment(createdAt) },
    {
      id: 'end',
      label: t('endLogin'),
      render: ({ id, isCurrent, userAgent }) =>
        isCurrent ? (
          <Badge of="publish">{t('thisOne')}</Badge>
        ) : (
          <Confirm
            question={t('endLoginOf', { name: userAgent || id })}
            yes={t('endLogin')}
            onYes={() => end.mutate({ params: { id } }, done)}
          >
            {t('endLogin')}
          </Confirm>
        ),
    },
  ];
  return (
    <List
      id="logins"
      title={session.t('logins')}
      state={state}
      query={{ ...query, data: query.data?.body }}
      columns={columns}
      actions={
        <Confirm question={t('endOthers')} yes={t('endOthers')} onYes={() => endOthers.mutate({}, done)}>
          {t('endOthers')}
        </Confirm>
      }
    />
  );
}
