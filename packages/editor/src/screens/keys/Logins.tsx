import type { ApiBody } from '@vitrine/contract/api';
import { useApi, useChange } from '../../api/queries.ts';
import { OperationAction } from '../../commands/OperationAction.tsx';
import { operationName } from '../../commands/useOperation.ts';
import { List, type ListColumn } from '../../list/List.tsx';
import { useListState } from '../../list/useListState.ts';
import { runningText } from '../../session/runningText.ts';
import { browserName } from '../../session/browserName.ts';
import { useSession } from '../../session/Session.tsx';
import { Badge } from '../../ui/Badge.tsx';

type Row = ApiBody<'listMyLogins'>['items'][number];

/** Where one is logged in: whoever sees a login there that is not theirs can end it. */
export function Logins() {
  const session = useSession();
  const t = runningText();
  const state = useListState();
  const query = useApi('listMyLogins', { query: { page: state.page } });
  const end = useChange('revokeMyLogin');
  const endOthers = useChange('revokeMyLogins');
  const ended = { said: t('loginEnded') };
  const columns: readonly ListColumn<Row>[] = [
    {
      id: 'browser',
      label: t('browser'),
      isName: true,
      render: ({ userAgent, id }) => <span title={userAgent}>{browserName(userAgent) || id}</span>,
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
          <OperationAction
            id="endLogin"
            values={{ name: browserName(userAgent) || id }}
            isInRow
            question={t('endLoginOf', { name: browserName(userAgent) || id })}
            run={async () => {
              await end.mutateAsync({ params: { id } });
              return ended;
            }}
          >
            {t('endLogin')}
          </OperationAction>
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
        <OperationAction
          id="endOtherLogins"
          question={operationName('endOtherLogins')}
          run={async () => {
            await endOthers.mutateAsync({});
            return ended;
          }}
        />
      }
    />
  );
}
