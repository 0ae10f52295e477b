import { ApiRefusal } from '@vitrine/contract/api';
import type { ReactNode } from 'react';
import { ProgressBar } from 'react-aria-components';
import { Link, useLocation } from 'wouter';
import { isOffline } from '../api/api.ts';
import { useSession } from '../session/Session.tsx';
import { Action } from './Action.tsx';

export function Loading() {
  const { t } = useSession();
  return (
    <div className="state">
      <ProgressBar aria-label={t('loading')} isIndeterminate className="spinner" />
    </div>
  );
}

/** What went wrong, in the server's words where it has said any, and the way on: of what is not there, to the list that it would be in. */
function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useSession();
  const [path] = useLocation();
  const [, list = '', item] = path.split('/');
  if (item !== undefined && error instanceof ApiRefusal && error.status === 404)
    return (
      <div className="state" role="alert">
        <p>{t('notThere')}</p>
        <Link href={`/${list}`}>{t('toList')}</Link>
      </div>
    );
  const reason = error instanceof ApiRefusal ? error.message : isOffline(error) ? t('offline') : '';
  return (
    <div className="state" role="alert">
      <p>{t('failed')}</p>
      {reason && <p>{reason}</p>}
      <Action onPress={onRetry}>{t('tryAgain')}</Action>
    </div>
  );
}

interface AnswerProps<Value> {
  readonly query: {
    readonly data: Value | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  readonly children: (value: Value) => ReactNode;
}

/** What an answer shows, or how it is with it. What is there stays when reading it anew fails. */
export function Answer<Value>({ query, children }: AnswerProps<Value>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  return <Loading />;
}
