import type { DragAndDropHooks, DragAndDropOptions } from 'react-aria-components';
import { tell, tellFault } from '../ui/toasts.tsx';
import { useMoves } from './MovableTree.tsx';
import { moveItem, type Node, type Place, type Placed } from './placedTree.ts';

interface TreeMove<Item extends Placed> {
  readonly all: readonly Item[];
  readonly said: string;
  readonly store: (placed: Placed) => Promise<unknown>;
  readonly refresh: () => Promise<void>;
  /** What else can be dropped on it. */
  readonly more?: DragAndDropOptions<Node<Item>>;
}

/** Things of a tree are put elsewhere by dragging or by keys, and taken back. */
export function useTreeMove<Item extends Placed>({
  all,
  said,
  store,
  refresh,
  more = {},
}: TreeMove<Item>): DragAndDropHooks<Node<Item>> {
  async function place(placed: readonly Placed[], undo?: readonly Placed[]): Promise<void> {
    try {
      for (const each of placed) await store(each);
      tell(said, undo && (() => void place(undo)));
    } catch (error) {
      tellFault(error);
    }
    await refresh();
  }
  async function move(id: number, where: Place): Promise<void> {
    const before = new Map(all.map((item) => [item.id, item]));
    const changes = moveItem(all, id, where);
    const back = changes.flatMap((change) => before.get(change.id) ?? []);
    if (changes.length > 0) await place(changes, back);
  }
  return useMoves<Item>((id, where) => void move(id, where), more);
}
