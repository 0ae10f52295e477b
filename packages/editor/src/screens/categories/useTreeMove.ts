import { type DragAndDropHooks, type DragAndDropOptions, useDragAndDrop } from 'react-aria-components';
import { tell, tellFault } from '../../ui/toasts.tsx';
import { moveCategory, type Node, type Place } from './categoryTree.ts';

interface Placed {
  readonly id: number;
  readonly parentId: number | null;
  readonly position: number;
}

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
    const changes = moveCategory(all, id, where);
    const back = changes.flatMap((change) => before.get(change.id) ?? []);
    if (changes.length > 0) await place(changes, back);
  }
  const { dragAndDropHooks } = useDragAndDrop<Node<Item>>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onMove: ({ keys, target }) => {
      const [id] = [...keys].map(Number);
      if (id !== undefined) void move(id, { target: Number(target.key), position: target.dropPosition });
    },
    ...more,
  });
  return dragAndDropHooks;
}
