import { apiAddress, apiEndpoints } from '@vitrine/contract/api';
import { type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { api } from '../api/api.ts';
import { useRefresh } from '../api/queries.ts';
import { type Done, OperationAction } from '../commands/OperationAction.tsx';
import { OperationLink } from '../commands/OperationLink.tsx';
import { useRemoval } from '../form/useRemoval.ts';
import { contentTexts } from '../session/contentTexts.ts';
import { documentTexts } from '../session/documentTexts.ts';
import { useSession } from '../session/Session.tsx';

/** The calls of what is kept with revisions. */
const CALLS = {
  modules: {
    right: 'editModules',
    update: 'updateModule',
    remove: 'deleteModule',
    duplicate: 'duplicateModule',
    exported: 'exportModule',
  },
  documents: {
    right: 'editPages',
    update: 'updateDocument',
    remove: 'deleteDocument',
    duplicate: 'duplicateDocument',
    exported: 'exportDocument',
  },
} as const;

type Status = 'publish' | 'draft' | 'trash';

interface ShelfActionsProps {
  readonly of: keyof typeof CALLS;
  readonly item: { readonly id: number; readonly title: string; readonly status: Status };
  /** Before the others. */
  readonly children?: ReactNode;
}

/** What can be done with a module or a document as a whole. */
export function ShelfActions({ of, item: { id, title, status }, children }: ShelfActionsProps) {
  const { t } = useSession();
  const c = contentTexts();
  const own = documentTexts();
  const [, go] = useLocation();
  const refresh = useRefresh();
  const { right, update, remove, duplicate, exported } = CALLS[of];
  const removal = useRemoval(remove, `/${of}`);
  const params = { id };
  const exportAs = (format: 'json' | 'zip' | 'template') =>
    apiAddress(apiEndpoints[exported], { params, query: { format } });
  async function setStatus(next: Status): Promise<void> {
    await api(update, { params, match: '*', body: { status: next } });
    await refresh(update);
  }
  async function copy(): Promise<Done<'duplicate'>> {
    const { body } = await api(duplicate, { params });
    await refresh(duplicate);
    go(`/${of}/${body.id}`);
    return { said: c('duplicated', { name: body.title }) };
  }
  async function trash(): Promise<Done<'toTrash'>> {
    await api(remove, { params, match: '*' });
    go(`/${of}`);
    await refresh(remove);
    return { said: own('trashedOne', { name: title }), undo: () => setStatus(status) };
  }
  async function restore(): Promise<Done<'restore'>> {
    await setStatus('draft');
    return { said: t('saved'), undo: () => setStatus('trash') };
  }
  return (
    <>
      {children}
      <OperationLink id="exportJson" href={exportAs('json')} isFile />
      <OperationLink id="exportZip" href={exportAs('zip')} isFile />
      {of === 'documents' && <OperationLink id="exportTemplate" href={exportAs('template')} isFile />}
      <OperationAction id="duplicate" right={right} run={copy} />
      {status === 'trash' ? (
        <>
          <OperationAction id="restore" right={right} run={restore} />
          <OperationAction
            id="deleteForGood"
            right={right}
            question={t('reallyDelete', { name: title })}
            run={() => removal(title, () => api(remove, { params, query: { force: true }, match: '*' }))}
          />
        </>
      ) : (
        <OperationAction id="toTrash" look="danger" right={right} run={trash} />
      )}
    </>
  );
}
