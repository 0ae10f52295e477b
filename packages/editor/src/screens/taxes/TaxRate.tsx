import { type ApiBody, apiEndpoints } from '@vitrine/contract/api';
import { useLocation, useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { type FieldGroup, ItemForm } from '../../form/ItemForm.tsx';
import { RemoveItem } from '../../form/RemoveItem.tsx';
import { StoredItem } from '../../form/StoredItem.tsx';
import { runningLabels, runningText } from '../../session/runningText.ts';

type Rate = ApiBody<'readTaxRate'>;

const { entries: SCHEMAS } = apiEndpoints.updateTaxRate.body;

/** As the server has one of which nothing is said. */
const NEW = { name: '', ratePpm: 0, priority: 1, isOnShipping: true } as Partial<Rate> as Rate;

function groups(): readonly FieldGroup<Rate>[] {
  const t = runningText();
  return [
    { title: t('rates'), names: ['name', 'ratePpm', 'taxClass'] },
    { title: t('where'), names: ['country', 'state', 'postcodes', 'cities'] },
    { title: t('how'), names: ['priority', 'isCompound', 'isOnShipping', 'position'] },
  ];
}

export function TaxRate() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewRate /> : <StoredRate id={id} />;
}

function NewRate() {
  const [, go] = useLocation();
  const refresh = useRefresh();
  return (
    <ItemForm
      name="tax-rate:new"
      title={runningText()('newRate')}
      stored={NEW}
      schemas={SCHEMAS}
      groups={groups()}
      labels={runningLabels()}
      isNew
      save={async (changes) => {
        const { body } = await api('createTaxRate', { body: { name: '', ratePpm: 0, ...changes } });
        await refresh('createTaxRate');
        go(`/taxes/${body.id}`);
      }}
    />
  );
}

const withoutId = ({ id: _id, ...rate }: Rate): Omit<Rate, 'id'> => rate;

function StoredRate({ id }: { readonly id: string }) {
  const params = { id };
  return (
    <StoredItem
      name={`tax-rate:${id}`}
      query={useApi('readTaxRate', { params })}
      titleOf={({ name }) => name}
      storedOf={(body) => body}
      formOf={() => ({ schemas: SCHEMAS, groups: groups(), labels: runningLabels() })}
      saves="updateTaxRate"
      save={(changes, { tag }) => api('updateTaxRate', { params, match: tag, body: changes })}
      renderActions={(rate) => (
        <RemoveItem
          name={rate.name}
          removes="deleteTaxRate"
          remove={() => api('deleteTaxRate', { params, match: '*' })}
          undo={() => api('createTaxRate', { body: withoutId(rate) })}
          to="/taxes"
        />
      )}
    />
  );
}
