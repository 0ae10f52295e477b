import type { ApiBody } from '@vitrine/contract/api';
import { useState } from 'react';
import { useApi, useChange } from '../../api/queries.ts';
import { OperationAction } from '../../commands/OperationAction.tsx';
import { List, type ListColumn } from '../../list/List.tsx';
import { useListState } from '../../list/useListState.ts';
import { useSession } from '../../session/Session.tsx';
import { toolTexts } from '../../session/toolTexts.ts';

type Row = ApiBody<'listFaults'>['items'][number];

const DAY_MS = 86_400_000;
const SINCE: Readonly<Record<string, number>> = { day: DAY_MS, week: 7 * DAY_MS };

/** What went wrong on the server, the newest first. */
export function Faults() {
  const session = useSession();
  const t = toolTexts();
  const state = useListState();
  const clear = useChange('clearFaults');
  // Of when it was opened: a list that is asked for by every moment would be another one each time.
  const [openedAt] = useState(() => Date.now());
  const { page, search, filters } = state;
  const sinceMs = SINCE[filters['since'] ?? ''];
  const query = useApi('listFaults', {
    query: {
      page,
      ...(search && { search }),
      ...(filters['kind'] && { kind: filters['kind'] as Row['kind'] }),
      ...(sinceMs && { since: new Date(openedAt - sinceMs).toISOString() }),
    },
  });
  const columns: readonly ListColumn<Row>[] = [
    {
      id: 'message',
      label: t('message'),
      isName: true,
      render: ({ message }) => <span className="long">{message}</span>,
    },
    { id: 'route', label: t('route'), render: ({ route }) => <code>{route}</code> },
    { id: 'kind', label: t('kind'), render: ({ kind }) => t(`kind.${kind}`) },
    { id: 'when', label: t('when'), render: ({ createdAt }) => session.moment(createdAt) },
    { id: 'requestId', label: t('requestId'), render: ({ requestId }) => <code>{requestId}</code> },
  ];
  return (
    <>
      <List
        id="faults"
        title={session.t('faults')}
        state={state}
        query={{ ...query, data: query.data?.body }}
        columns={columns}
        hasSearch
        hrefOf={({ id }) => `/faults/${id}`}
        filters={[
          {
            id: 'kind',
            label: t('kind'),
            options: (['request', 'job'] as const).map((id) => ({ id, label: t(`kind.${id}`) })),
          },
          {
            id: 'since',
            label: t('since'),
            options: (['day', 'week'] as const).map((id) => ({ id, label: t(`since.${id}`) })),
          },
        ]}
        actions={
          <OperationAction
            id="clearFaults"
            question={t('reallyClear')}
            run={async () => {
              await clear.mutateAsync({});
              return { said: t('cleared') };
            }}
          />
        }
      />
      <p className="soft">{t('faultsHelp')}</p>
    </>
  );
}
