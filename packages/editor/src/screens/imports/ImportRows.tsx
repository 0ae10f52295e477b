import type { ApiBody } from '@vitrine/contract/api';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/queries.ts';
import { Pages } from '../../list/Pages.tsx';
import { useSession } from '../../session/Session.tsx';
import { workTexts } from '../../session/workTexts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Answer } from '../../ui/States.tsx';
import { TableBox } from '../../ui/TableBox.tsx';
import type { ImportBody } from './ImportBody.ts';

type Row = ApiBody<'listImportRows'>['items'][number];
type State = Row['state'];

const STATES = ['new', 'changed', 'unchanged', 'skipped', 'failed', 'waiting'] as const;

interface ImportRowsProps {
  readonly run: ImportBody;
  readonly everyMs: number | false;
}

/** What comes, or came, of each row. */
export function ImportRows({ run, everyMs }: ImportRowsProps) {
  const { t } = useSession();
  const w = workTexts();
  const [page, setPage] = useState(1);
  const [state, setState] = useState<State | ''>('');
  const query = useApi(
    'listImportRows',
    { params: { id: run.id }, query: { page, ...(state && { state }) } },
    { everyMs },
  );
  // Its last batch comes together with its end, and then nobody asks any more.
  const { refetch } = query;
  const seen = useRef(run.version);
  useEffect(() => {
    if (seen.current === run.version) return;
    seen.current = run.version;
    void refetch();
  }, [run.version, refetch]);
  const isBefore = run.state === 'ready' || run.state === 'previewing';
  return (
    <div className="card">
      <div className="head">
        <h2 id="rows-title">{w(isBefore ? 'preview' : 'result')}</h2>
        <Choice
          label={w('show')}
          value={state}
          options={[{ id: '', label: t('all') }, ...STATES.map((id) => ({ id, label: w(id) }))]}
          onChange={(next) => {
            setState(next as State | '');
            setPage(1);
          }}
        />
      </div>
      <Answer query={query}>
        {({ body }) => (
          <>
            <TableBox>
              <table className="table" aria-labelledby="rows-title">
                <thead>
                  <tr>
                    <th scope="col">{w('line')}</th>
                    <th scope="col">{w('outcome')}</th>
                    <th scope="col">{w('name')}</th>
                    <th scope="col">{t('sku')}</th>
                    <th scope="col">{w('changes')}</th>
                  </tr>
                </thead>
                <tbody>
                  {body.items.map((row) => (
                    <tr key={row.line}>
                      <td>{row.line}</td>
                      <td>
                        <Badge of={row.state}>{w(row.state)}</Badge>
                      </td>
                      <th scope="row">{row.name}</th>
                      <td>{row.sku}</td>
                      <td>
                        <Changes row={row} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </TableBox>
            {body.items.length === 0 && <p className="state">{t('nothingFound')}</p>}
            <Pages page={body.page} pages={body.pages} onChange={setPage} />
          </>
        )}
      </Answer>
    </div>
  );
}

function Changes({ row: { state, changes, remarks } }: { readonly row: Row }) {
  const w = workTexts();
  return (
    <ul className="import-changes">
      {remarks.map(({ field, message }) => (
        <li key={`${field} ${message}`} data-fault={state === 'failed'}>
          {field ? `${field}: ${message}` : message}
        </li>
      ))}
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {state === 'new'
            ? w('to', { field, to })
            : w('fromTo', { field, from: from || w('none'), to: to || w('none') })}
        </li>
      ))}
    </ul>
  );
}
