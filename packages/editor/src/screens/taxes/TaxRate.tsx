import { type ApiBody, apiEndpoints } from '@vitrine/contract/api';
import { useLocation, useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { type FieldGroup, ItemForm } from '../../form/ItemForm.tsx';
import { useRemoval } from '../../form/useRemoval.ts';
import { runningLabels, runningText } from '../../session/runningText.ts';
import { useSession } from '../../session/Session.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Answer } from '../../ui/States.tsx';

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

function StoredRate({ id }: { readonly id: string }) {
  const { t } = useSession();
  const refresh = useRefresh();
  const query = useApi('readTaxRate', { params: { id } });
  const remove = useRemoval('deleteTaxRate', '/taxes');
  return (
    <Answer query={query}>
      {({ body, tag }) => (
        <ItemForm
          key={id}
          name={`tax-rate:${id}`}
          title={body.name}
          stored={body}
          schemas={SCHEMAS}
          groups={groups()}
          labels={runningLabels()}
          isNew={false}
          save={async (changes) => {
            await api('updateTaxRate', { params: { id }, match: tag, body: changes });
            await refresh('updateTaxRate');
          }}
          readAgain={async () => (await query.refetch()).data?.body ?? body}
          actions={
            <Confirm
              question={t('reallyDelete', { name: body.name })}
              yes={t('delete')}
              onYes={() => remove(() => api('deleteTaxRate', { params: { id }, match: '*' }))}
            >
              {t('delete')}
            </Confirm>
          }
        />
      )}
    </Answer>
  );
}
