import type { ApiName } from '@vitrine/contract/api';
import { useSession } from '../session/Session.tsx';
import { Confirm } from '../ui/Confirm.tsx';
import { useRemoval } from './useRemoval.ts';

interface RemoveItemProps {
  /** What it is called. */
  readonly name: string;
  /** What was read of it is read anew after this call. */
  readonly removes: ApiName;
  readonly remove: () => Promise<unknown>;
  /** Where one is afterwards. */
  readonly to: string;
}

/** Deletes what a screen shows, if that is really meant. */
export function RemoveItem({ name, removes, remove, to }: RemoveItemProps) {
  const { t } = useSession();
  const start = useRemoval(removes, to);
  return (
    <Confirm question={t('reallyDelete', { name })} yes={t('delete')} onYes={() => start(remove)}>
      {t('delete')}
    </Confirm>
  );
}
