/** Puts some of a list before or after one that is not among them; all of them keep their order. */
export function moveItems<Item>(
  all: readonly Item[],
  moved: ReadonlySet<Item>,
  target: Item,
  position: 'before' | 'after',
): readonly Item[] {
  if (moved.has(target)) return all;
  const rest = all.filter((item) => !moved.has(item));
  const at = rest.indexOf(target) + (position === 'after' ? 1 : 0);
  return [...rest.slice(0, at), ...all.filter((item) => moved.has(item)), ...rest.slice(at)];
}
