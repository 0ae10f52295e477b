import type { ApiName } from '@vitrine/contract/api';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { useRefresh } from '../api/queries.ts';
import { useSession } from '../session/Session.tsx';
import { tell, tellFault } from '../ui/toasts.tsx';

/** Deletes what a screen shows, and leads to another: the screen must be gone before everything is read anew, or it asks for what is not there. */
export function useRemoval(name: ApiName, to: string): (remove: () => Promise<unknown>) => void {
  const { t } = useSession();
  const [, go] = useLocation();
  const refresh = useRefresh();
  return (remove) => {
    remove().then(() => {
      flushSync(() => go(to));
      tell(t('deleted'));
      return refresh(name);
    }, tellFault);
  };
}
