import type { ApiBody } from '@vitrine/contract/api';
import { countryName } from '@vitrine/texts';
import { useApi } from '../../api/queries.ts';
import { CommandAction } from '../../commands/CommandAction.tsx';
import { List, type ListColumn } from '../../list/List.tsx';
import { useListState } from '../../list/useListState.ts';
import { runningText } from '../../session/runningText.ts';
import { useSession } from '../../session/Session.tsx';

type Row = ApiBody<'listTaxRates'>['items'][number];

/** Rates are in millionths. */
const PER_CENT = 10_000;

export function TaxRates() {
  const session = useSession();
  const t = runningText();
  const state = useListState();
  const query = useApi('listTaxRates', { query: { page: state.page } });
  const placeOf = ({ country, state: part }: Row): string =>
    country === ''
      ? t('anywhere')
      : [countryName(country, document.documentElement.lang), part].filter(Boolean).join(', ');
  const columns: readonly ListColumn<Row>[] = [
    { id: 'name', label: t('name'), isName: true, render: ({ name }) => name },
    { id: 'where', label: t('where'), render: placeOf },
    {
      id: 'rate',
      label: t('rates'),
      isNumber: true,
      render: ({ ratePpm }) => `${ratePpm / PER_CENT} %`,
    },
    { id: 'class', label: t('taxClass'), render: ({ taxClass }) => taxClass },
  ];
  return (
    <List
      id="taxes"
      title={session.t('taxes')}
      state={state}
      query={{ ...query, data: query.data?.body }}
      columns={columns}
      hrefOf={({ id }) => `/taxes/${id}`}
      actions={<CommandAction id="new-tax-rate" look="strong" />}
    />
  );
}
