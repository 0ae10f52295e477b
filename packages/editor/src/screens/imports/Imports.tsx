import { type ApiBody, ApiRefusal } from '@vitrine/contract/api';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { DropZone, FileTrigger, Text } from 'react-aria-components';
import { useLocation } from 'wouter';
import { apiWithProgress } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { List, type ListColumn } from '../../list/List.tsx';
import { useListState } from '../../list/useListState.ts';
import { useSession } from '../../session/Session.tsx';
import { workTexts } from '../../session/workTexts.ts';
import { Action } from '../../ui/Action.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { droppedFiles } from '../media/droppedFiles.ts';
import './imports.css';

type Row = ApiBody<'listImports'>['items'][number];

export function Imports() {
  const { t, moment } = useSession();
  const w = workTexts();
  const state = useListState();
  const query = useApi('listImports', { query: { page: state.page } });
  const columns: readonly ListColumn<Row>[] = [
    { id: 'file', label: w('file'), isName: true, render: ({ file }) => file },
    { id: 'state', label: w('state'), render: (row) => <Badge of={row.state}>{w(row.state)}</Badge> },
    { id: 'rows', label: w('rows'), isNumber: true, render: ({ rows }) => rows },
    { id: 'new', label: w('new'), isNumber: true, render: ({ counts }) => counts.new },
    { id: 'changed', label: w('changed'), isNumber: true, render: ({ counts }) => counts.changed },
    { id: 'failed', label: w('failed'), isNumber: true, render: ({ counts }) => counts.failed },
    { id: 'added', label: w('added'), render: ({ createdAt }) => moment(createdAt) },
  ];
  return (
    <>
      <List
        id="imports"
        title={t('imports')}
        state={state}
        query={{ ...query, data: query.data?.body }}
        columns={columns}
        hrefOf={({ id }) => `/imports/${id}`}
      />
      <SendFile />
    </>
  );
}

/** A file by a button, or dropped; what it would change is on the next page. */
function SendFile() {
  const { t } = useSession();
  const w = workTexts();
  const [, go] = useLocation();
  const refresh = useRefresh();
  const [sent, setSent] = useState<number | null>(null);
  const [refusal, setRefusal] = useState('');
  async function send(file: File | undefined): Promise<void> {
    if (!file) return;
    const form = new FormData();
    form.set('file', file);
    setRefusal('');
    setSent(0);
    try {
      const { body } = await apiWithProgress(setSent)('createImport', { form });
      await refresh('createImport');
      go(`/imports/${body.id}`);
    } catch (error) {
      setRefusal(error instanceof ApiRefusal ? error.message : t('offline'));
      setSent(null);
    }
  }
  return (
    <DropZone
      className="card drop import-drop"
      aria-label={w('newImport')}
      onDrop={({ items }) => void droppedFiles(items).then(([file]) => send(file))}
    >
      <FileTrigger
        acceptedFileTypes={['text/csv', '.csv']}
        onSelect={(files) => void send(files?.[0] ?? undefined)}
      >
        <Action look="strong" isPending={sent !== null}>
          <Upload size={16} aria-hidden="true" />
          {w('newImport')}
        </Action>
      </FileTrigger>
      <Text slot="label">{w('importHelp')}</Text>
      {sent !== null && <progress max={1} value={sent} aria-label={w('newImport')} />}
      <p role="alert" className="refusal">
        {refusal}
      </p>
    </DropZone>
  );
}
