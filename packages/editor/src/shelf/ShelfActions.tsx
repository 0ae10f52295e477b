import { apiAddress, apiEndpoints, type ApiName } from '@vitrine/contract/api';
import { CopyPlus, Download, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { api } from '../api/api.ts';
import { useRefresh } from '../api/queries.ts';
import { useRemoval } from '../form/useRemoval.ts';
import { contentTexts } from '../session/contentTexts.ts';
import { documentTexts } from '../session/documentTexts.ts';
import { useSession } from '../session/Session.tsx';
import { Action } from '../ui/Action.tsx';
import { Confirm } from '../ui/Confirm.tsx';
import { tell, tellFault } from '../ui/toasts.tsx';

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
  const { t, can } = useSession();
  const c = contentTexts();
  const own = documentTexts();
  const [, go] = useLocation();
  const refresh = useRefresh();
  const { right, update, remove, duplicate, exported } = CALLS[of];
  const removal = useRemoval(remove, `/${of}`);
  const params = { id };
  const exportAs = (format: 'json' | 'zip') =>
    apiAddress(apiEndpoints[exported], { params, query: { format } });
  const said = (work: Promise<unknown>, name: ApiName) => work.then(() => refresh(name)).catch(tellFault);
  const setStatus = (next: Status) =>
    said(api(update, { params, match: '*', body: { status: next } }), update);
  async function copy(): Promise<void> {
    const { body } = await api(duplicate, { params });
    await refresh(duplicate);
    go(`/${of}/${body.id}`);
    tell(c('duplicated', { name: body.title }));
  }
  async function trash(): Promise<void> {
    await api(remove, { params, match: '*' });
    go(`/${of}`);
    await refresh(remove);
    tell(own('trashedOne', { name: title }), () => void setStatus(status));
  }
  return (
    <>
      {children}
      <a className="action action-plain" href={exportAs('json')} download>
        <Download size={16} aria-hidden="true" />
        {c('exportJson')}
      </a>
      <a className="action action-plain" href={exportAs('zip')} download>
        <Download size={16} aria-hidden="true" />
        {c('exportZip')}
      </a>
      {can(right) && (
        <Action onPress={() => void copy().catch(tellFault)}>
          <CopyPlus size={16} aria-hidden="true" />
          {c('duplicate')}
        </Action>
      )}
      {can(right) && status !== 'trash' && (
        <Action look="danger" onPress={() => void trash().catch(tellFault)}>
          <Trash2 size={16} aria-hidden="true" />
          {t('toTrash')}
        </Action>
      )}
      {can(right) && status === 'trash' && (
        <>
          <Action onPress={() => void setStatus('draft')}>
            <Undo2 size={16} aria-hidden="true" />
            {t('restore')}
          </Action>
          <Confirm
            question={t('reallyDelete', { name: title })}
            yes={own('deleteForGood')}
            onYes={() => removal(() => api(remove, { params, query: { force: true }, match: '*' }))}
          >
            {own('deleteForGood')}
          </Confirm>
        </>
      )}
    </>
  );
}
