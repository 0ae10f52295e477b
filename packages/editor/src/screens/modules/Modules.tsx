import type { ApiBody } from '@vitrine/contract/api';
import { FileQuestion } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { optionLabel } from '../../form/labels.ts';
import type { BulkAction } from '../../list/Bulk.tsx';
import { List, type ListColumn } from '../../list/List.tsx';
import { useListState } from '../../list/useListState.ts';
import { contentTexts } from '../../session/contentTexts.ts';
import { documentTexts } from '../../session/documentTexts.ts';
import { useSession } from '../../session/Session.tsx';
import { ImportFiles } from '../../shelf/ImportFiles.tsx';
import { shelfBulk, shelfFilter, type ShelfStatus } from '../../shelf/shelfList.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ImportPage, importHtml } from './ImportPage.tsx';
import './modules.css';

type Row = ApiBody<'listModules'>['items'][number];

const setStatus = ({ id }: Row, status: ShelfStatus) =>
  api('updateModule', { params: { id }, match: '*', body: { status } });

/** Published, but not at this moment. */
const whenOf = ({ status, showFrom, showUntil }: Row): 'notYet' | 'over' | null => {
  if (status !== 'publish') return null;
  if (showFrom !== null && Date.parse(showFrom) > Date.now()) return 'notYet';
  return showUntil !== null && Date.parse(showUntil) <= Date.now() ? 'over' : null;
};

/** The module itself, drawn by the server and standing still. A draft has no page that could be shown. */
function Miniature({ alias, title, status }: Row) {
  const [isDrawn, setDrawn] = useState(false);
  return (
    <div className="miniature" inert>
      {status === 'publish' ? (
        <iframe
          src={`/modules/${encodeURIComponent(alias)}/frame`}
          title={title}
          className={isDrawn ? 'drawn' : undefined}
          onLoad={() => setDrawn(true)}
          sandbox="allow-same-origin"
          loading="lazy"
          tabIndex={-1}
        />
      ) : (
        <FileQuestion size={20} aria-hidden="true" />
      )}
    </div>
  );
}

export function Modules() {
  const { t, moment, can } = useSession();
  const c = contentTexts();
  const own = documentTexts();
  const state = useListState();
  const refresh = useRefresh();
  const { page, search, filters } = state;
  const query = useApi('listModules', {
    query: { page, ...(search && { search }), ...(filters as { status?: ShelfStatus }) },
  });
  const columns: readonly ListColumn<Row>[] = [
    { id: 'miniature', label: c('miniature'), render: (row) => <Miniature {...row} /> },
    { id: 'title', label: t('title'), isName: true, render: ({ title }) => title },
    { id: 'alias', label: t('alias'), render: ({ alias }) => alias },
    {
      id: 'status',
      label: t('status'),
      render: (row) => {
        const when = whenOf(row);
        return (
          <Badge of={when ? 'pending' : row.status}>
            {when ? own(when) : optionLabel(t, 'status', row.status)}
          </Badge>
        );
      },
    },
    { id: 'updated', label: c('updated'), render: ({ updatedAt }) => moment(updatedAt) },
    { id: 'version', label: c('version'), isNumber: true, render: ({ version }) => version },
  ];
  const bulk: readonly BulkAction<Row>[] = [
    ...shelfBulk<Row>(t, filters['status'], setStatus),
    { id: 'duplicate', run: ({ id }) => api('duplicateModule', { params: { id } }) },
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
        filters={[shelfFilter(t)]}
        actions={can('editModules') && <ImportPage />}
        hrefOf={({ id }) => `/modules/${id}`}
        bulk={can('editModules') ? bulk : []}
        onChanged={() => refresh('updateModule')}
      />
      {can('editModules') && (
        <ImportFiles
          more={['text/html', '.html', '.htm']}
          importFile={async (form, file) => {
            if (!/\.html?$/i.test(file.name)) return (await api('importModule', { form })).body.title;
            const { items } = await importHtml(await file.text());
            return items.map(({ title, alias }) => title || alias).join(', ');
          }}
          onDone={() => refresh('importModule')}
        />
      )}
    </>
  );
}
