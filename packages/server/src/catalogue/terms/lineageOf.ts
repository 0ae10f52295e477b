/** A term and all that it is below. A circle, should one ever be stored, ends where it began. */
export function lineageOf(id: number, parents: ReadonlyMap<number, number | null>): readonly number[] {
  const ids = new Set<number>();
  for (let at: number | null = id; at !== null && !ids.has(at); at = parents.get(at) ?? null) ids.add(at);
  return [...ids];
}
