import { type ApiBody, API_MOST_PER_PAGE } from '@vitrine/contract/api';
import { Plus } from 'lucide-react';
import { Link } from 'react-aria-components';
import { useLocation } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { SortableList } from '../../list/SortableList.tsx';
import { useSession } from '../../session/Session.tsx';
import { workTexts } from '../../session/workTexts.ts';
import { Action } from '../../ui/Action.tsx';
import { Answer } from '../../ui/States.tsx';
import { tell, tellFault } from '../../ui/toasts.tsx';
import { storeOrder } from './storeOrder.ts';

type Row = ApiBody<'listAttributes'>['items'][number];

/** The attributes that all products share, in the order of the shop's filters. */
export function AttributeList() {
  const { t } = useSession();
  const w = workTexts();
  const [, go] = useLocation();
  const refresh = useRefresh();
  const query = useApi('listAttributes', { query: { perPage: API_MOST_PER_PAGE } });
  async function sort(sorted: readonly Row[], undo?: readonly Row[]): Promise<void> {
    try {
      await storeOrder(sorted, ({ id }, position) =>
        api('updateAttribute', { params: { id }, match: '*', body: { position } }),
      );
      tell(t('saved'), undo && (() => void sort(undo.map((each) => ({ ...each, position: -1 })))));
    } catch (error) {
      tellFault(error);
    }
    await refresh('updateAttribute');
  }
  return (
    <section aria-labelledby="attributes-title">
      <div className="head">
        <h1 id="attributes-title">{t('attributes')}</h1>
        <div className="row">
          <Action look="strong" onPress={() => go('/attributes/new')}>
            <Plus size={16} aria-hidden="true" />
            {w('newAttribute')}
          </Action>
        </div>
      </div>
      <Answer query={query}>
        {({ body: { items } }) => (
          <div className="card">
            <p className="soft">{w('attributeHelp')}</p>
            <SortableList
              label={t('attributes')}
              items={items}
              nameOf={({ name }) => name}
              nothing={w('noAttributes')}
              onSort={(sorted) => void sort(sorted, items)}
              render={({ id, name, slug }) => (
                <>
                  <span className="grow">
                    <Link href={`/attributes/${id}`}>{name}</Link>
                  </span>
                  <span className="soft">{slug}</span>
                </>
              )}
            />
          </div>
        )}
      </Answer>
    </section>
  );
}
