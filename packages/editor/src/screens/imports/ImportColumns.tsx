import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { useSaving } from '../../form/useSaving.ts';
import { useSession } from '../../session/Session.tsx';
import { workTexts } from '../../session/workTexts.ts';
import { Action } from '../../ui/Action.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { CheckField } from '../../ui/fields.tsx';
import { columnOptions } from './columnOptions.ts';
import type { ImportBody } from './ImportBody.ts';

interface ImportColumnsProps {
  readonly run: ImportBody;
  readonly tag: string;
}

/** What each column of the file is taken for. */
export function ImportColumns({ run, tag }: ImportColumnsProps) {
  const { t } = useSession();
  const w = workTexts();
  const refresh = useRefresh();
  const saving = useSaving();
  const [columns, setColumns] = useState(run.columns);
  const [isUpdating, setIsUpdating] = useState(run.isUpdating);
  const known = useApi('listCsvColumns', {}).data?.body.columns ?? [];
  const isChanged = isUpdating !== run.isUpdating || columns.some((each, at) => each !== run.columns[at]);
  async function save(): Promise<void> {
    const body = { columns, isUpdating };
    await saving.save(() => api('updateImport', { params: { id: run.id }, match: tag, body }), t('saved'));
    await refresh('updateImport');
  }
  return (
    <details className="card" open={columns.every((each) => each === '')}>
      <summary>{w('mapping')}</summary>
      <p className="soft">{w('mappingHelp')}</p>
      <div className="import-mapping">
        {run.headers.map((header, index) => (
          <div key={`${index} ${header}`}>
            <Choice
              label={header}
              error={saving.errorOf(`columns.${index}`)}
              value={columns[index] ?? ''}
              options={[
                { id: '', label: w('nothing') },
                ...columnOptions(known, header, columns[index] ?? '').map((id) => ({ id, label: id })),
              ]}
              onChange={(next) => setColumns(columns.with(index, next))}
            />
            {run.sample[index] && <p className="soft">{w('sample', { text: run.sample[index] ?? '' })}</p>}
          </div>
        ))}
      </div>
      <CheckField label={w('isUpdating')} isSelected={isUpdating} onChange={setIsUpdating} />
      <p role="alert" className="refusal">
        {saving.refusal}
      </p>
      <div className="row">
        <Action isDisabled={!isChanged} isPending={saving.isBusy} onPress={() => void save()}>
          {w('apply')}
        </Action>
      </div>
    </details>
  );
}
