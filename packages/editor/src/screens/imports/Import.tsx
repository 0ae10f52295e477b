import { apiAddress, apiEndpoints } from '@vitrine/contract/api';
import { useState } from 'react';
import { useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { OperationAction } from '../../commands/OperationAction.tsx';
import { OperationLink } from '../../commands/OperationLink.tsx';
import { RemoveItem } from '../../form/RemoveItem.tsx';
import { workTexts } from '../../session/workTexts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Answer } from '../../ui/States.tsx';
import { tellFault } from '../../ui/toasts.tsx';
import type { ImportBody } from './ImportBody.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportRows } from './ImportRows.tsx';
import './imports.css';

const EVERY_MS = 1_000;
const COUNTED = ['new', 'changed', 'unchanged', 'skipped', 'failed'] as const;

const isMoving = ({ state }: ImportBody): boolean => state === 'previewing' || state === 'running';

/** A file of products: what it would change, how far it is, and what came of it. */
export function Import() {
  const { id = '' } = useParams();
  // Whether it goes on is known by what was read last.
  const [everyMs, setEveryMs] = useState<number | false>(EVERY_MS);
  const query = useApi('readImport', { params: { id } }, { everyMs });
  const wanted = query.data && !isMoving(query.data.body) ? false : EVERY_MS;
  if (wanted !== everyMs) setEveryMs(wanted);
  return (
    <Answer query={query}>
      {({ body, tag }) => (
        <div className="import">
          <Head run={body} tag={tag} />
          {(body.state === 'ready' || body.state === 'previewing') && (
            <ImportColumns key={body.version} run={body} tag={tag} />
          )}
          <ImportRows run={body} everyMs={everyMs} />
        </div>
      )}
    </Answer>
  );
}

interface HeadProps {
  readonly run: ImportBody;
  readonly tag: string;
}

function Head({ run, tag }: HeadProps) {
  const w = workTexts();
  const refresh = useRefresh();
  const [isBusy, setIsBusy] = useState(false);
  const { id, state, rows, counts } = run;
  const params = { id };
  const done = rows - counts.waiting;
  async function change(name: 'startImport' | 'stopImport', match: string): Promise<void> {
    setIsBusy(true);
    await api(name, { params, match }).catch(tellFault);
    await refresh(name);
    setIsBusy(false);
  }
  return (
    <section className="card" aria-labelledby="import-title">
      <div className="head">
        <h1 id="import-title">{run.file}</h1>
        <div className="row">
          {(state === 'ready' || state === 'stopped') && (
            <OperationAction
              id={state === 'ready' ? 'startImport' : 'continueImport'}
              look="strong"
              isPending={isBusy}
              run={() => change('startImport', tag)}
            />
          )}
          {state === 'running' && (
            // Whatever has happened to it meanwhile: it shall stop.
            <OperationAction id="stopImport" isPending={isBusy} run={() => change('stopImport', '*')} />
          )}
          {(state === 'done' || state === 'stopped') && counts.failed > 0 && (
            <OperationLink
              id="downloadImportFaults"
              href={apiAddress(apiEndpoints.exportImportFaults, { params })}
              isFile
            />
          )}
          {state !== 'running' && (
            <RemoveItem
              name={run.file}
              removes="deleteImport"
              remove={() => api('deleteImport', { params, match: '*' })}
              to="/imports"
            />
          )}
        </div>
      </div>
      <output className="row">
        <Badge of={state}>{w(state)}</Badge>
        <span>{w('progress', { done, rows })}</span>
        {state === 'ready' && <span className="soft">{w('previewHelp')}</span>}
        {state === 'stopped' && <span className="soft">{w('stoppedHelp')}</span>}
      </output>
      {isMoving(run) && <progress max={rows} value={done} aria-label={w(state)} />}
      <dl className="import-counts">
        {COUNTED.map((each) => (
          <div key={each}>
            <dt>{w(each)}</dt>
            <dd>{counts[each]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
