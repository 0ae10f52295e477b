import type { ApiBody } from '@vitrine/contract/api';
import { useApi } from '../../api/queries.ts';
import { CommandAction } from '../../commands/CommandAction.tsx';
import { List, type ListColumn } from '../../list/List.tsx';
import { useListState } from '../../list/useListState.ts';
import { runningText } from '../../session/runningText.ts';
import { useSession } from '../../session/Session.tsx';

type Row = ApiBody<'listZones'>['items'][number];

export function Zones() {
  const session = useSession();
  const t = runningText();
  const state = useListState();
  const query = useApi('listZones', { query: { page: state.page } });
  const columns: readonly ListColumn<Row>[] = [
    { id: 'name', label: t('name'), isName: true, render: ({ name }) => name },
    {
      id: 'regions',
      label: t('where'),
      render: ({ regions }) => regions.map(({ code }) => code).join(', ') || t('restOfWorld'),
    },
    {
      id: 'methods',
      label: t('methods'),
      render: ({ methods }) =>
        methods
          .filter(({ isOn }) => isOn)
          .map(({ title }) => title)
          .join(', '),
    },
  ];
  return (
    <List
      id="zones"
      title={session.t('shippingZones')}
      state={state}
      query={{ ...query, data: query.data?.body }}
      columns={columns}
      hrefOf={({ id }) => `/shipping/${id}`}
      actions={<CommandAction id="new-zone" look="strong" />}
    />
  );
}
