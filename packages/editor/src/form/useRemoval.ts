import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import type { deletions } from '../api/deletions.ts';
import { useRefresh } from '../api/queries.ts';
import { useSession } from '../session/Session.tsx';
import { tell, tellFault } from '../ui/toasts.tsx';

type Removal = (name: string, remove: () => Promise<unknown>, undo?: () => Promise<unknown>) => Promise<void>;

/** Deletes what a screen shows, and leads to another: the screen must be gone before everything is read anew, or it asks for what is not there. */
export function useRemoval(removes: keyof typeof deletions, to: string): Removal {
  const { t } = useSession();
  const [, go] = useLocation();
  const refresh = useRefresh();
  return async (name, remove, undo) => {
    await remove();
    flushSync(() => go(to));
    tell(t('deletedOne', { name }), undo && (() => void undo().then(() => refresh(removes), tellFault)));
    await refresh(removes);
  };
}
