/** One of several that stand below and beside each other. */
export interface Placed {
  readonly id: number;
  /** Null: at the top. */
  readonly parentId: number | null;
  readonly position: number;
}

export type Node<Item extends Placed> = Item & { readonly children: readonly Node<Item>[] };

/** Each with those below it. One whose parent is not there stands at the top. */
export function treeOf<Item extends Placed>(all: readonly Item[]): readonly Node<Item>[] {
  const ids = new Set(all.map(({ id }) => id));
  const below = (parent: number | null): readonly Node<Item>[] =>
    all
      .filter(({ parentId }) => (parentId !== null && ids.has(parentId) ? parentId : null) === parent)
      .map((item) => ({ ...item, children: below(item.id) }));
  return below(null);
}

/** It and everything below it. */
export function branchOf(all: readonly Placed[], id: number): ReadonlySet<number> {
  const branch = new Set([id]);
  // Each round goes one deeper.
  for (let size = 0; size < branch.size; ) {
    size = branch.size;
    for (const item of all) if (item.parentId !== null && branch.has(item.parentId)) branch.add(item.id);
  }
  return branch;
}

export interface Place {
  readonly target: number;
  readonly position: 'before' | 'after' | 'on';
}

/** What is to be stored so that one stands somewhere else: it, and those that make room. Nothing goes below itself. */
export function moveItem(all: readonly Placed[], id: number, { target, position }: Place): readonly Placed[] {
  const moved = all.find((item) => item.id === id);
  const other = all.find((item) => item.id === target);
  if (!moved || !other || branchOf(all, id).has(target)) return [];
  const parentId = position === 'on' ? other.id : other.parentId;
  const beside = all.filter((item) => item.parentId === parentId && item.id !== id);
  const at = position === 'on' ? beside.length : beside.indexOf(other) + (position === 'after' ? 1 : 0);
  return [...beside.slice(0, at), moved, ...beside.slice(at)].flatMap((item, index) => {
    const isThere = item.parentId === parentId && item.position === index;
    return isThere ? [] : [{ id: item.id, parentId, position: index }];
  });
}
