import type { ApiName } from '@vitrine/contract/api';
import { useRefresh } from '../../api/queries.ts';
import { useAhead } from '../../api/useAhead.ts';
import { useSession } from '../../session/Session.tsx';
import { tell, tellFault } from '../../ui/toasts.tsx';

interface Placed {
  readonly id: number;
  readonly position: number;
}

interface Sorting<Item> {
  readonly items: readonly Item[];
  readonly sort: (sorted: readonly Item[]) => void;
}

/** Things in an order of their own. What is put elsewhere is there at once, and can be taken back. */
export function useSorting<Item extends Placed>(
  stored: readonly Item[],
  changes: ApiName,
  store: (id: number, position: number) => Promise<unknown>,
): Sorting<Item> {
  const { t } = useSession();
  const refresh = useRefresh();
  const [items, change] = useAhead(stored);
  /** Those that stand where they stood are not written. */
  async function write(sorted: readonly Item[], undo?: readonly Item[]): Promise<void> {
    try {
      for (const [position, item] of sorted.entries())
        if (item.position !== position) await store(item.id, position);
      tell(t('saved'), undo && (() => void write(undo.map((each) => ({ ...each, position: -1 })))));
    } catch (error) {
      tellFault(error);
    }
    await refresh(changes);
  }
  const sort = (sorted: readonly Item[]): void =>
    change(
      sorted.map((item, position) => ({ ...item, position })),
      () => write(sorted, items),
    );
  return { items, sort };
}
