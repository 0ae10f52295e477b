import type { DeletedBy } from '../api/deletions.ts';
import { OperationAction } from '../commands/OperationAction.tsx';
import { useSession } from '../session/Session.tsx';
import { useRemoval } from './useRemoval.ts';

interface Removed {
  /** What it is called. */
  readonly name: string;
  readonly remove: () => Promise<unknown>;
  /** Where one is afterwards. */
  readonly to: string;
}

/** What was read of it is read anew after that call. Whether it can be taken back is in the table of deletions. */
type RemoveItemProps = Removed &
  (
    | { readonly removes: DeletedBy<'asks'>; readonly undo?: never }
    | { readonly removes: DeletedBy<'undo'>; readonly undo: () => Promise<unknown> }
  );

/** Deletes what a screen shows: it can be taken back, or is really meant. */
export function RemoveItem({ name, removes, remove, undo, to }: RemoveItemProps) {
  const { t } = useSession();
  const start = useRemoval(removes, to);
  return (
    <OperationAction
      id="remove"
      look="danger"
      question={undo ? undefined : t('reallyDelete', { name })}
      run={() => start(name, remove, undo)}
    />
  );
}
