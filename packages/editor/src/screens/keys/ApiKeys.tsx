import type { ApiBody } from '@vitrine/contract/api';
import { useState } from 'react';
import { useApi, useChange } from '../../api/queries.ts';
import { OperationAction } from '../../commands/OperationAction.tsx';
import { List, type ListColumn } from '../../list/List.tsx';
import { useListState } from '../../list/useListState.ts';
import { runningLabels, runningText } from '../../session/runningText.ts';
import { useSession } from '../../session/Session.tsx';
import { NewKey } from './NewKey.tsx';

type Row = ApiBody<'listApiKeys'>['items'][number];

export function ApiKeys() {
  const session = useSession();
  const t = runningText();
  const labels = runningLabels();
  const state = useListState();
  const [isMaking, setMaking] = useState(false);
  const query = useApi('listApiKeys', { query: { page: state.page } });
  const revoke = useChange('revokeApiKey');
  const when = (written: string | null) => (written === null ? t('never') : session.moment(written));
  const columns: readonly ListColumn<Row>[] = [
    { id: 'name', label: t('name'), isName: true, render: ({ name }) => name },
    { id: 'start', label: t('start'), render: ({ start }) => <code>{start}…</code> },
    {
      id: 'rights',
      label: t('rights'),
      render: ({ rights }) => rights.map((right) => labels.option('rights', right)).join(', '),
    },
    { id: 'used', label: t('used'), render: ({ usedAt }) => when(usedAt) },
    { id: 'ends', label: t('ends'), render: ({ expiresAt }) => when(expiresAt) },
    {
      id: 'revoke',
      label: t('revoke'),
      render: ({ id, name }) => (
        <OperationAction
          id="revokeKey"
          values={{ name }}
          isInRow
          question={t('reallyRevoke', { name })}
          run={async () => {
            await revoke.mutateAsync({ params: { id } });
            return { said: t('revoked') };
          }}
        >
          {t('revoke')}
        </OperationAction>
      ),
    },
  ];
  return (
    <>
      <List
        id="api-keys"
        title={session.t('apiKeys')}
        state={state}
        query={{ ...query, data: query.data?.body }}
        columns={columns}
        actions={<OperationAction id="newKey" look="strong" run={() => setMaking(true)} />}
      />
      {isMaking && <NewKey onClose={() => setMaking(false)} />}
    </>
  );
}
