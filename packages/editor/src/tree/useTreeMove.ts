import type { DragAndDropHooks, DragAndDropOptions } from 'react-aria-components';
import { useAhead } from '../api/useAhead.ts';
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

interface MovedTree<Item extends Placed> {
  /** As they will stand, while that is being stored. */
  readonly items: readonly Item[];
  readonly dragAndDropHooks: DragAndDropHooks<Node<Item>>;
}

/** Things of a tree are put elsewhere by dragging or by keys, are there at once, and can be taken back. */
export function useTreeMove<Item extends Placed>({
  all,
  said,
  store,
  refresh,
  more = {},
}: TreeMove<Item>): MovedTree<Item> {
  const [items, change] = useAhead(all);
  async function place(placed: readonly Placed[], undo?: readonly Placed[]): Promise<void> {
    try {
      for (const each of placed) await store(each);
      tell(said, undo && (() => void place(undo)));
    } catch (error) {
      tellFault(error);
    }
    await refresh();
  }
  function move(id: number, where: Place): void {
    const placed = new Map(moveItem(items, id, where).map((each) => [each.id, each]));
    const back = items.filter((item) => placed.has(item.id));
    if (placed.size > 0)
      change(
        items
          .map((item) => ({ ...item, ...placed.get(item.id) }))
          .sort((one, other) => one.position - other.position),
        () => place([...placed.values()], back),
      );
  }
  return { items, dragAndDropHooks: useMoves<Item>(move, more) };
}
