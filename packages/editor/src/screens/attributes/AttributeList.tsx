import { type ApiBody, API_MOST_PER_PAGE } from '@vitrine/contract/api';
import { Link } from 'react-aria-components';
import { api } from '../../api/api.ts';
import { useApi } from '../../api/queries.ts';
import { CommandAction } from '../../commands/CommandAction.tsx';
import { SortableList } from '../../list/SortableList.tsx';
import { useSession } from '../../session/Session.tsx';
import { workTexts } from '../../session/workTexts.ts';
import { Answer } from '../../ui/States.tsx';
import { useSorting } from './useSorting.ts';

type Row = ApiBody<'listAttributes'>['items'][number];

const NONE: readonly Row[] = [];

/** The attributes that all products share, in the order of the shop's filters. */
export function AttributeList() {
  const { t } = useSession();
  const w = workTexts();
  const query = useApi('listAttributes', { query: { perPage: API_MOST_PER_PAGE } });
  const { items, sort } = useSorting(query.data?.body.items ?? NONE, 'updateAttribute', (id, position) =>
    api('updateAttribute', { params: { id }, match: '*', body: { position } }),
  );
  return (
    <section aria-labelledby="attributes-title">
      <div className="head">
        <h1 id="attributes-title">{t('attributes')}</h1>
        <div className="row">
          <CommandAction id="new-attribute" look="strong" />
        </div>
      </div>
      <Answer query={query}>
        {() => (
          <div className="card">
            <p className="soft">{w('attributeHelp')}</p>
            <SortableList
              label={t('attributes')}
              items={items}
              nameOf={({ name }) => name}
              nothing={w('noAttributes')}
              onSort={sort}
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
