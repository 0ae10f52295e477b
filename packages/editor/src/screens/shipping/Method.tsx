import { type ApiBody, apiEndpoints } from '@vitrine/contract/api';
import { Link, useLocation, useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { operationName } from '../../commands/useOperation.ts';
import { ItemForm } from '../../form/ItemForm.tsx';
import { RemoveItem } from '../../form/RemoveItem.tsx';
import { StoredItem } from '../../form/StoredItem.tsx';
import { runningLabels, runningText } from '../../session/runningText.ts';
import { makeMethod } from './makeAgain.ts';
import { methodFields, readMethodFields, writeMethodFields } from './methodFields.ts';

type MethodBody = ApiBody<'readMethod'>;

const { entries: SCHEMAS } = apiEndpoints.createMethod.body;
const NEW = { kind: 'flat_rate', title: '', isOn: true } as Partial<MethodBody> as MethodBody;
const OWN = ['kind', 'title', 'isOn', 'position'] as const;
/** What each kind asks for beyond that. */
const SETTINGS: Readonly<Record<MethodBody['kind'], readonly string[]>> = {
  flat_rate: ['isTaxable', 'cost', 'classCosts', 'noClassCost', 'classCalculation'],
  free_shipping: ['requires', 'minimum', 'ignoresDiscounts'],
  local_pickup: ['isTaxable', 'cost'],
};

export function Method() {
  const { id = '', methodId = '' } = useParams();
  return methodId === 'new' ? <NewMethod zone={id} /> : <StoredMethod zone={id} id={methodId} />;
}

const ToZone = ({ zone }: { readonly zone: string }) => (
  <Link href={`/shipping/${zone}`} className="action">
    {runningText()('toZone')}
  </Link>
);

function NewMethod({ zone }: { readonly zone: string }) {
  const [, go] = useLocation();
  const refresh = useRefresh();
  return (
    <ItemForm
      name={`method:${zone}:new`}
      title={operationName('newMethod')}
      stored={NEW}
      schemas={SCHEMAS}
      groups={[{ title: operationName('newMethod'), names: ['kind', 'title', 'isOn'] }]}
      labels={runningLabels()}
      isNew
      save={async ({ kind = NEW.kind, title = '', isOn = true }) => {
        const { body } = await api('createMethod', { params: { id: zone }, body: { kind, title, isOn } });
        await refresh('createMethod');
        go(`/shipping/${zone}/methods/${body.id}`);
      }}
      actions={<ToZone zone={zone} />}
    />
  );
}

function StoredMethod({ zone, id }: { readonly zone: string; readonly id: string }) {
  const t = runningText();
  const params = { id: zone, methodId: id };
  return (
    <StoredItem
      name={`method:${id}`}
      query={useApi('readMethod', { params })}
      titleOf={({ title }) => title}
      storedOf={readMethodFields}
      formOf={({ kind }) => ({
        schemas: methodFields,
        groups: [
          { title: t('kind'), names: OWN },
          { title: t('settings'), names: SETTINGS[kind].map((name) => `settings.${name}`) },
        ],
        labels: runningLabels(),
      })}
      saves="updateMethod"
      save={(changes, { body, tag }) =>
        api('updateMethod', { params, match: tag, body: writeMethodFields(body, changes) })
      }
      renderActions={(method) => (
        <>
          <ToZone zone={zone} />
          <RemoveItem
            name={method.title}
            removes="deleteMethod"
            remove={() => api('deleteMethod', { params, match: '*' })}
            undo={() => makeMethod(zone, method)}
            to={`/shipping/${zone}`}
          />
        </>
      )}
    />
  );
}
