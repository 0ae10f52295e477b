import { ApiRefusal } from '@vitrine/contract/api';
import { useCallback, useState } from 'react';
import { isConflict, isOffline } from '../api/api.ts';
import { useSession } from '../session/Session.tsx';
import { tell } from '../ui/toasts.tsx';

export interface Saving {
  readonly isBusy: boolean;
  /** What the server says against a field. */
  readonly errorOf: (field: string) => string | undefined;
  /** Of no field. */
  readonly refusal: string;
  /** Somebody else was faster. */
  readonly isConflict: boolean;
  readonly endConflict: () => void;
  readonly save: (work: () => Promise<unknown>, said: string) => Promise<boolean>;
  /** The same of what says by itself what came of it. */
  readonly attempt: (work: () => Promise<unknown>) => Promise<boolean>;
  /** What was said against it, whichever field it was of: for what has no place at its fields. */
  readonly message: string;
}

/** One attempt to save, and what came of it. */
export function useSaving(): Saving {
  const { t } = useSession();
  const [state, setState] = useState<{ isBusy: boolean; error: unknown }>({ isBusy: false, error: null });
  const { isBusy, error } = state;
  // The same one as long as nothing else is said: fields to which nothing has happened are not drawn again.
  const errorOf = useCallback(
    (field: string) =>
      error instanceof ApiRefusal ? error.errors.find((each) => each.field === field)?.message : undefined,
    [error],
  );
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    setState({ isBusy: true, error: null });
    try {
      await work();
    } catch (fault) {
      setState({ isBusy: false, error: fault });
      return false;
    }
    setState({ isBusy: false, error: null });
    return true;
  }
  return {
    isBusy,
    attempt,
    message: error instanceof ApiRefusal ? error.message : refusalOf(error, t('offline')),
    errorOf,
    refusal: refusalOf(error, t('offline')),
    isConflict: isConflict(error),
    endConflict: () => setState({ isBusy: false, error: null }),
    async save(work, said) {
      const isDone = await attempt(work);
      if (isDone) tell(said);
      return isDone;
    },
  };
}

function refusalOf(error: unknown, offline: string): string {
  if (error === null || isConflict(error)) return '';
  if (isOffline(error)) return offline;
  if (!(error instanceof ApiRefusal)) return String(error);
  return error.errors.length > 0 && error.errors.every(({ field }) => field !== null) ? '' : error.message;
}
