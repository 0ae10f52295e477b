import type { ApiBody } from '@vitrine/contract/api';
import { useApi } from '../../api/queries.ts';
import { List, type ListColumn } from '../../list/List.tsx';
import { useListState } from '../../list/useListState.ts';
import { messageLabels, messageText } from '../../session/messageText.ts';
import { useSession } from '../../session/Session.tsx';
import { Badge } from '../../ui/Badge.tsx';

type Kind = ApiBody<'listMailTexts'>['items'][number];
interface Row extends Kind {
  readonly id: string;
}

/** Every mail that the shop writes. */
export function MailTexts() {
  const { t } = useSession();
  const m = messageText();
  const { option } = messageLabels();
  const state = useListState();
  const query = useApi('listMailTexts', {});
  const items = query.data?.body.items.map((item): Row => ({ ...item, id: item.kind }));
  const columns: readonly ListColumn<Row>[] = [
    { id: 'mail', label: m('mail'), isName: true, render: ({ kind }) => option('kind', kind) },
    { id: 'to', label: m('to'), render: ({ to }) => option('to', to) },
    {
      id: 'state',
      label: m('state'),
      render: ({ isOff }) => <Badge of={isOff ? 'failed' : 'completed'}>{m(isOff ? 'isOff' : 'isOn')}</Badge>,
    },
    {
      id: 'changed',
      label: m('changed'),
      render: ({ changed }) => changed.map((language) => option('language', language)).join(', '),
    },
  ];
  return (
    <List
      id="mail-texts"
      title={t('mailTexts')}
      state={state}
      query={{ ...query, data: items && { items, total: items.length, page: 1, pages: 1 } }}
      columns={columns}
      hrefOf={({ kind }) => `/mail-texts/${kind}`}
    />
  );
}
