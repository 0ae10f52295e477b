import { type ApiBody, apiEndpoints } from '@vitrine/contract/api';
import { useLocation, useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { ItemForm } from '../../form/ItemForm.tsx';
import { labelsOf } from '../../form/labels.ts';
import { RemoveItem } from '../../form/RemoveItem.tsx';
import { StoredItem } from '../../form/StoredItem.tsx';
import { useSession } from '../../session/Session.tsx';
import { workTexts } from '../../session/workTexts.ts';
import { Options } from './Options.tsx';

type Body = ApiBody<'readAttribute'>;

/** As the server has one of which nothing is said. */
const NEW = { name: '', slug: '' } as Partial<Body> as Body;

export function Attribute() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewAttribute /> : <StoredAttribute id={id} />;
}

function NewAttribute() {
  const { t } = useSession();
  const w = workTexts();
  const [, go] = useLocation();
  const refresh = useRefresh();
  return (
    <ItemForm
      name="attribute:new"
      title={t('newAttribute')}
      stored={NEW}
      schemas={apiEndpoints.createAttribute.body.entries}
      groups={[{ title: w('attribute'), names: ['name', 'slug'] }]}
      labels={labelsOf(w)}
      isNew
      save={async ({ name = '', slug }) => {
        const { body } = await api('createAttribute', { body: { name, ...(slug && { slug }) } });
        await refresh('createAttribute');
        go(`/attributes/${body.id}`);
      }}
    >
      {() => <p className="soft">{w('saveFirst')}</p>}
    </ItemForm>
  );
}

function StoredAttribute({ id }: { readonly id: string }) {
  const w = workTexts();
  const params = { id };
  return (
    <StoredItem
      name={`attribute:${id}`}
      query={useApi('readAttribute', { params })}
      titleOf={({ name }) => name}
      storedOf={(body) => body}
      formOf={(body) => ({
        schemas: apiEndpoints.updateAttribute.body.entries,
        groups: [{ title: w('attribute'), names: ['name'] }],
        labels: labelsOf(w),
        children: () => <Options attribute={body} />,
      })}
      saves="updateAttribute"
      save={({ name }, { tag }) =>
        api('updateAttribute', { params, match: tag, body: { ...(name !== undefined && { name }) } })
      }
      renderActions={({ name }) => (
        <RemoveItem
          name={name}
          removes="deleteAttribute"
          remove={() => api('deleteAttribute', { params, match: '*' })}
          to="/attributes"
        />
      )}
    />
  );
}
