import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type Done, OperationAction } from '../commands/OperationAction.tsx';
import { operationName } from '../commands/useOperation.ts';
import { contentTexts } from '../session/contentTexts.ts';
import { documentTexts } from '../session/documentTexts.ts';
import { useSession } from '../session/Session.tsx';
import { Action } from '../ui/Action.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { Answer, Loading } from '../ui/States.tsx';
import './shelf.css';

/** A file of its own: few look at it. */
const Differences = lazy(async () => ({ default: (await import('../code/Differences.tsx')).Differences }));

interface Revision {
  readonly version: number;
  readonly author: string;
  readonly note: string;
  readonly createdAt: string;
}

interface RevisionsProps {
  /** What texts of versions are kept under. */
  readonly name: string;
  readonly query: {
    readonly data: { readonly body: { readonly items: readonly Revision[] } } | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** What a version said, as a text to compare. */
  readonly read: (version: number) => Promise<string>;
  readonly restore: (version: number) => Promise<unknown>;
}

/** Every save is one. An old one that is restored becomes the newest: nothing is lost by it, and it can be taken back. */
export function Revisions({ name, query, read, restore }: RevisionsProps) {
  const { moment } = useSession();
  const c = contentTexts();
  const own = documentTexts();
  const [isBusy, setBusy] = useState(false);
  const [shown, setShown] = useState<number | null>(null);
  const newest = query.data?.body.items[0]?.version;
  async function bringBack(old: number): Promise<Done<'restoreVersion'>> {
    setBusy(true);
    try {
      await restore(old);
    } finally {
      setBusy(false);
      setShown(null);
    }
    return {
      said: c('restored', { version: old }),
      undo: newest === undefined ? undefined : () => restore(newest),
    };
  }
  return (
    <section className="card versions" aria-labelledby="revisions-title">
      <h2 id="revisions-title">{c('revisions')}</h2>
      <Answer query={query}>
        {({ body: { items } }) => (
          <>
            <ul className="plain notes revisions">
              {items.map((each) => (
                <li key={each.version} className="row between">
                  <span>
                    <strong>{each.version}</strong> {moment(each.createdAt)}, {each.author || c('nobody')}
                    {each.note && <span className="soft"> {each.note}</span>}
                  </span>
                  <span className="row">
                    <OperationAction
                      id="changesOf"
                      values={{ version: each.version }}
                      isInRow
                      run={() => setShown(each.version)}
                    >
                      {own('changes')}
                    </OperationAction>
                    {each.version === newest ? (
                      <span className="soft">{c('current')}</span>
                    ) : (
                      <OperationAction
                        id="restoreVersion"
                        values={{ version: each.version }}
                        isInRow
                        isDisabled={isBusy}
                        run={() => bringBack(each.version)}
                      >
                        {operationName('restore')}
                      </OperationAction>
                    )}
                  </span>
                </li>
              ))}
            </ul>
            {shown !== null && (
              <Changes
                key={shown}
                name={name}
                version={shown}
                before={items[items.findIndex(({ version }) => version === shown) + 1]?.version ?? null}
                newest={newest ?? shown}
                read={read}
                onRestore={() => bringBack(shown)}
                onClose={() => setShown(null)}
              />
            )}
          </>
        )}
      </Answer>
    </section>
  );
}

interface ChangesProps {
  readonly name: string;
  readonly version: number;
  /** Null: it is the oldest. */
  readonly before: number | null;
  readonly newest: number;
  readonly read: RevisionsProps['read'];
  readonly onRestore: () => Promise<Done<'restoreVersion'>>;
  readonly onClose: () => void;
}

/** One version beside another: the one before it, or how it is now. */
function Changes({ name, version, before, newest, read, onRestore, onClose }: ChangesProps) {
  const { t } = useSession();
  const own = documentTexts();
  const [since, setSince] = useState(before === null && version !== newest ? 'now' : 'before');
  const [from, to] = since === 'now' ? [version, newest] : [before, version];
  const query = useQuery({
    queryKey: ['versions', name, from, to],
    queryFn: async () => ({
      before: from === null ? '' : await read(from),
      after: await read(to),
    }),
    placeholderData: () => undefined,
  });
  const title = operationName('changesOf', { version });
  return (
    <Sheet isOpen onClose={onClose} label={title} className="wide-sheet">
      <h2>{title}</h2>
      {version !== newest && before !== null && (
        <Choice
          label={own('since')}
          value={since}
          options={[
            { id: 'before', label: own('before') },
            { id: 'now', label: own('now') },
          ]}
          onChange={setSince}
        />
      )}
      {from === null && <p className="soft">{own('first')}</p>}
      <Answer query={query}>
        {(texts) =>
          texts.before === texts.after ? (
            <p className="soft">{own('same')}</p>
          ) : (
            <Suspense fallback={<Loading />}>
              <Differences label={title} {...texts} />
            </Suspense>
          )
        }
      </Answer>
      <div className="row sheet-end">
        <Action onPress={onClose}>{t('close')}</Action>
        {version !== newest && (
          <OperationAction id="restoreVersion" values={{ version }} look="strong" isInRow run={onRestore}>
            {operationName('restore')}
          </OperationAction>
        )}
      </div>
    </Sheet>
  );
}
