import { type ApiBody, apiEndpoints } from '@vitrine/contract/api';
import { Link, useLocation, useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { OperationLink } from '../../commands/OperationLink.tsx';
import { type FieldGroup, ItemForm } from '../../form/ItemForm.tsx';
import { RemoveItem } from '../../form/RemoveItem.tsx';
import { StoredItem } from '../../form/StoredItem.tsx';
import { runningLabels, runningText } from '../../session/runningText.ts';
import { Badge } from '../../ui/Badge.tsx';
import { makeZone } from './makeAgain.ts';

type ZoneBody = ApiBody<'readZone'>;

const { entries: SCHEMAS } = apiEndpoints.updateZone.body;
const NEW = { name: '', position: 0, regions: [] } as Partial<ZoneBody> as ZoneBody;

const groups = (): readonly FieldGroup<ZoneBody>[] => [
  { title: runningText()('zone'), names: ['name', 'position', 'regions'] },
];

export function Zone() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewZone /> : <StoredZone id={id} />;
}

function NewZone() {
  const [, go] = useLocation();
  const refresh = useRefresh();
  const t = runningText();
  return (
    <ItemForm
      name="zone:new"
      title={t('newZone')}
      stored={NEW}
      schemas={SCHEMAS}
      groups={groups()}
      labels={runningLabels()}
      isNew
      save={async ({ name = '', position, regions }) => {
        const { body } = await api('createZone', {
          body: { name, ...(position !== undefined && { position }), ...(regions && { regions }) },
        });
        await refresh('createZone');
        go(`/shipping/${body.id}`);
      }}
    >
      {() => <p>{t('saveZoneFirst')}</p>}
    </ItemForm>
  );
}

function StoredZone({ id }: { readonly id: string }) {
  const params = { id };
  return (
    <StoredItem
      name={`zone:${id}`}
      query={useApi('readZone', { params })}
      titleOf={({ name }) => name}
      storedOf={(body) => body}
      formOf={(body) => ({
        schemas: SCHEMAS,
        groups: groups(),
        labels: runningLabels(),
        children: () => <Methods zone={body} />,
      })}
      saves="updateZone"
      save={({ name, position, regions }, { tag }) =>
        api('updateZone', {
          params,
          match: tag,
          body: {
            ...(name !== undefined && { name }),
            ...(position !== undefined && { position }),
            ...(regions && { regions }),
          },
        })
      }
      renderActions={(zone) => (
        <RemoveItem
          name={zone.name}
          removes="deleteZone"
          remove={() => api('deleteZone', { params, match: '*' })}
          undo={() => makeZone(zone)}
          to="/shipping"
        />
      )}
    />
  );
}

function Methods({ zone }: { readonly zone: ZoneBody }) {
  const t = runningText();
  const labels = runningLabels();
  return (
    <section className="card" aria-labelledby="methods">
      <h2 id="methods">{t('methods')}</h2>
      {zone.methods.length === 0 && <p>{t('noMethods')}</p>}
      <ul className="plain notes">
        {zone.methods.map((method) => (
          <li key={method.id} className="row">
            <Link href={`/shipping/${zone.id}/methods/${method.id}`} className="grow">
              {method.title}
            </Link>
            <span>{labels.option('kind', method.kind)}</span>
            <Badge of={method.isOn ? 'publish' : 'draft'}>{t(method.isOn ? 'isOn' : 'isOff')}</Badge>
          </li>
        ))}
      </ul>
      <OperationLink id="newMethod" to={`/shipping/${zone.id}/methods/new`} />
    </section>
  );
}
