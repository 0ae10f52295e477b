import { ApiRefusal } from '@vitrine/contract/api';
import { useState } from 'react';
import { Link } from 'wouter';
import { api } from '../../api/api.ts';
import { useRefresh } from '../../api/queries.ts';
import { OperationAction } from '../../commands/OperationAction.tsx';
import { operationName } from '../../commands/useOperation.ts';
import { documentTexts } from '../../session/documentTexts.ts';
import { useSession } from '../../session/Session.tsx';
import { Action } from '../../ui/Action.tsx';
import { TextBox } from '../../ui/fields.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

type Imported = Awaited<ReturnType<typeof importHtml>>;

export const importHtml = async (html: string) => (await api('importPageModules', { body: { html } })).body;

/** Modules out of the HTML of a page that somebody pastes. */
export function ImportPage() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <OperationAction id="importPage" run={() => setOpen(true)} />
      {isOpen && <PageSheet onClose={() => setOpen(false)} />}
    </>
  );
}

function PageSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useSession();
  const own = documentTexts();
  const refresh = useRefresh();
  const [html, setHtml] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [done, setDone] = useState<Imported | null>(null);
  async function start(): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      setDone(await importHtml(html));
      await refresh('importPageModules');
    } catch (fault) {
      setError(fault instanceof ApiRefusal ? fault.message : t('offline'));
    }
    setBusy(false);
  }
  return (
    <Sheet isOpen onClose={onClose} label={operationName('importPage')} className="wide-sheet">
      <h2>{operationName('importPage')}</h2>
      {done ? (
        <>
          <output>{own('importedModules', { count: done.items.length })}</output>
          <ul className="plain notes">
            {done.items.map(({ id, title, alias, notes }) => (
              <li key={id}>
                <Link href={`/modules/${id}`}>{title || alias}</Link>{' '}
                <span className="soft">{notes.length > 0 && own('noted', { count: notes.length })}</span>
              </li>
            ))}
          </ul>
          {done.left.length > 0 && (
            <>
              <h3>{own('left')}</h3>
              <ul>
                {done.left.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            </>
          )}
        </>
      ) : (
        <>
          <p className="soft">{own('fromPageHelp')}</p>
          <TextBox label={own('html')} value={html} onChange={setHtml} error={error} rows={12} />
        </>
      )}
      <div className="row sheet-end">
        <Action onPress={onClose}>{t(done ? 'close' : 'cancel')}</Action>
        {!done && (
          <Action
            look="strong"
            isDisabled={html.trim() === ''}
            isPending={isBusy}
            onPress={() => void start()}
          >
            {own('importIt')}
          </Action>
        )}
      </div>
    </Sheet>
  );
}
