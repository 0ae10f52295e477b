import { ApiRefusal } from '@vitrine/contract/api';
import { useState } from 'react';
import { contentTexts } from '../session/contentTexts.ts';
import { useSession } from '../session/Session.tsx';
import { Action } from '../ui/Action.tsx';
import { Answer } from '../ui/States.tsx';
import { tell } from '../ui/toasts.tsx';

interface Revision {
  readonly version: number;
  readonly author: string;
  readonly note: string;
  readonly createdAt: string;
}

interface RevisionsProps {
  readonly query: {
    readonly data: { readonly body: { readonly items: readonly Revision[] } } | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** Which one is shown. */
  readonly version: number;
  readonly restore: (version: number) => Promise<unknown>;
}

/** Every save is one. An old one that is restored becomes the newest: nothing is lost by it, and it can be taken back. */
export function Revisions({ query, version, restore }: RevisionsProps) {
  const { t, moment } = useSession();
  const c = contentTexts();
  const [isBusy, setBusy] = useState(false);
  async function bringBack(old: number, undone?: number): Promise<void> {
    setBusy(true);
    try {
      await restore(old);
      tell(c('restored', { version: old }), undone === undefined ? undefined : () => void bringBack(undone));
    } catch (error) {
      tell(error instanceof ApiRefusal ? error.message : t('offline'));
    }
    setBusy(false);
  }
  return (
    <section className="card" aria-labelledby="revisions-title">
      <h2 id="revisions-title">{c('revisions')}</h2>
      <Answer query={query}>
        {({ body: { items } }) => (
          <ul className="plain notes revisions">
            {items.map((each) => (
              <li key={each.version} className="row between">
                <span>
                  <strong>{each.version}</strong> {moment(each.createdAt)}, {each.author || c('nobody')}
                  {each.note && <span className="soft"> {each.note}</span>}
                </span>
                {each.version === version ? (
                  <span className="soft">{c('current')}</span>
                ) : (
                  <Action
                    isDisabled={isBusy}
                    aria-label={c('restoreVersion', { version: each.version })}
                    onPress={() => void bringBack(each.version, version)}
                  >
                    {t('restore')}
                  </Action>
                )}
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </section>
  );
}
