import type { ApiBody } from '@vitrine/contract/api';
import { FileQuestion } from 'lucide-react';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { optionLabel } from '../../form/labels.ts';
import type { BulkAction } from '../../list/Bulk.tsx';
import { List, type ListColumn } from '../../list/List.tsx';
import { useListState } from '../../list/useListState.ts';
import { contentTexts } from '../../session/contentTexts.ts';
import { useSession } from '../../session/Session.tsx';
import { ImportFiles } from '../../shelf/ImportFiles.tsx';
import { Badge } from '../../ui/Badge.tsx';
import './modules.css';

type Row = ApiBody<'listModules'>['items'][number];

const setStatus = ({ id }: Row, status: Row['status']) =>
  api('updateModule', { params: { id }, match: '*', body: { status } });

/** The module itself, drawn by the server and standing still. A draft has no page that could be shown. */
const Miniature = ({ alias, title, status }: Row) => (
  <div className="miniature" inert>
    {status === 'publish' ? (
      <iframe
        src={`/modules/${encodeURIComponent(alias)}/frame`}
        title={title}
        sandbox="allow-same-origin"
        loading="lazy"
        tabIndex={-1}
      />
    ) : (
      <FileQuestion size={20} aria-hidden="true" />
    )}
  </div>
);

export function Modules() {
  const { t, moment, can } = useSession();
  const c = contentTexts();
  const state = useListState();
  const refresh = useRefresh();
  const { page, search } = state;
  const query = useApi('listModules', { query: { page, ...(search && { search }) } });
  const columns: readonly ListColumn<Row>[] = [
    { id: 'miniature', label: c('miniature'), render: (row) => <Miniature {...row} /> },
    { id: 'title', label: t('title'), isName: true, render: ({ title }) => title },
    { id: 'alias', label: t('alias'), render: ({ alias }) => alias },
    {
      id: 'status',
      label: t('status'),
      render: ({ status }) => <Badge of={status}>{optionLabel(t, 'status', status)}</Badge>,
    },
    { id: 'updated', label: c('updated'), render: ({ updatedAt }) => moment(updatedAt) },
    { id: 'version', label: c('version'), isNumber: true, render: ({ version }) => version },
  ];
  const bulk: readonly BulkAction<Row>[] = [
    {
      id: 'publish',
      label: t('toPublish'),
      run: (row) => setStatus(row, 'publish'),
      undo: (row) => setStatus(row, row.status),
    },
    {
      id: 'draft',
      label: t('toDraft'),
      run: (row) => setStatus(row, 'draft'),
      undo: (row) => setStatus(row, row.status),
    },
    { id: 'duplicate', label: c('duplicate'), run: ({ id }) => api('duplicateModule', { params: { id } }) },
  ];
  return (
    <>
      <List
        id="modules"
        title={t('modules')}
        state={state}
        query={{ ...query, data: query.data?.body }}
        columns={columns}
        hasSearch
        hrefOf={({ id }) => `/modules/${id}`}
        bulk={can('editModules') ? bulk : []}
        onChanged={() => refresh('updateModule')}
      />
      {can('editModules') && (
        <ImportFiles
          importFile={async (form) => (await api('importModule', { form })).body.title}
          onDone={() => refresh('importModule')}
        />
      )}
    </>
  );
}
