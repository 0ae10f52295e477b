interface Placed {
  readonly id: number;
  readonly position: number;
}

/** Writes the places of those that stand elsewhere now. */
export async function storeOrder<Item extends Placed>(
  sorted: readonly Item[],
  store: (item: Item, position: number) => Promise<unknown>,
): Promise<void> {
  for (const [position, item] of sorted.entries())
    if (item.position !== position) await store(item, position);
}
