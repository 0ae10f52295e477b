import type { ApiBody } from '@vitrine/contract/api';
import { useApi } from '../../api/queries.ts';
import { useCommands } from '../../commands/Commands.tsx';
import { List, type ListColumn } from '../../list/List.tsx';
import { useListState } from '../../list/useListState.ts';
import { runningText } from '../../session/runningText.ts';
import { useSession } from '../../session/Session.tsx';
import { Action } from '../../ui/Action.tsx';

type Row = ApiBody<'listZones'>['items'][number];

export function Zones() {
  const session = useSession();
  const t = runningText();
  const state = useListState();
  const { all, run } = useCommands();
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
  const create = all.find(({ id }) => id === 'new-zone');
  return (
    <List
      id="zones"
      title={session.t('shippingZones')}
      state={state}
      query={{ ...query, data: query.data?.body }}
      columns={columns}
      hrefOf={({ id }) => `/shipping/${id}`}
      actions={
        create && (
          <Action look="strong" onPress={() => run(create)}>
            {create.name(session)}
          </Action>
        )
      }
    />
  );
}
