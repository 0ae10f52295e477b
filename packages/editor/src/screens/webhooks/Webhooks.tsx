import type { ApiBody } from '@vitrine/contract/api';
import { useApi } from '../../api/queries.ts';
import { CommandAction } from '../../commands/CommandAction.tsx';
import { List, type ListColumn } from '../../list/List.tsx';
import { useListState } from '../../list/useListState.ts';
import { messageLabels, messageText } from '../../session/messageText.ts';
import { useSession } from '../../session/Session.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { WEBHOOK_LOOKS } from './looks.ts';

type Row = ApiBody<'listWebhooks'>['items'][number];

export function Webhooks() {
  const { t } = useSession();
  const m = messageText();
  const labels = messageLabels();
  const state = useListState();
  const query = useApi('listWebhooks', { query: { page: state.page } });
  const columns: readonly ListColumn<Row>[] = [
    { id: 'name', label: m('name'), isName: true, render: ({ name }) => name },
    { id: 'topic', label: m('topic'), render: ({ topic }) => labels.option('topic', topic) },
    { id: 'url', label: m('url'), render: ({ url }) => <span className="long">{url}</span> },
    {
      id: 'status',
      label: m('status'),
      render: ({ status, note }) => (
        <>
          <Badge of={WEBHOOK_LOOKS[status]}>{labels.option('status', status)}</Badge>
          {note && <small className="long">{note}</small>}
        </>
      ),
    },
  ];
  return (
    <List
      id="webhooks"
      title={t('webhooks')}
      state={state}
      query={{ ...query, data: query.data?.body }}
      columns={columns}
      hrefOf={({ id }) => `/webhooks/${id}`}
      actions={<CommandAction id="new-webhook" look="strong" />}
    />
  );
}
