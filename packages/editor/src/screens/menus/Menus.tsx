import type { ApiBody, ApiMenuItem } from '@vitrine/contract/api';
import { useApi } from '../../api/queries.ts';
import { CommandAction } from '../../commands/CommandAction.tsx';
import { List, type ListColumn } from '../../list/List.tsx';
import { useListState } from '../../list/useListState.ts';
import { documentTexts } from '../../session/documentTexts.ts';
import { useSession } from '../../session/Session.tsx';
import { MENU_PLACES, useMenuPlaces } from './useMenuPlaces.ts';

type Row = ApiBody<'listMenus'>['items'][number];

const countOf = (items: readonly ApiMenuItem[]): number =>
  items.reduce((sum, { children = [] }) => sum + 1 + countOf(children), 0);

export function Menus() {
  const { t } = useSession();
  const own = documentTexts();
  const state = useListState();
  const { places } = useMenuPlaces();
  const query = useApi('listMenus', { query: { page: state.page } });
  const columns: readonly ListColumn<Row>[] = [
    { id: 'name', label: own('menuName'), isName: true, render: ({ name }) => name },
    { id: 'items', label: own('items'), isNumber: true, render: ({ items }) => countOf(items) },
    ...(places
      ? [
          {
            id: 'places',
            label: own('locations'),
            render: ({ slug }: Row) =>
              MENU_PLACES.filter((place) => places[place] === slug)
                .map((place) => own(`place.${place}`))
                .join(', ') || <span className="soft">{own('standsNowhere')}</span>,
          },
        ]
      : []),
  ];
  return (
    <List
      id="menus"
      title={t('menus')}
      state={state}
      query={{ ...query, data: query.data?.body }}
      columns={columns}
      hrefOf={({ slug }) => `/menus/${encodeURIComponent(slug)}`}
      actions={<CommandAction id="new-menu" look="strong" />}
    />
  );
}
