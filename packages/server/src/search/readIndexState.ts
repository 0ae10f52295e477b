import type { Shop } from '../Shop.ts';
import type { EntryKind } from './Entry.ts';

export interface IndexState {
  /** What can be found, by kind. */
  readonly entries: Readonly<Record<EntryKind, number>>;
  /** Words that misspellings are understood by. */
  readonly words: number;
}

export async function readIndexState({ queries }: Shop): Promise<IndexState> {
  const rows = await queries
    .selectFrom('search_entries')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .groupBy('kind')
    .execute();
  const { words } = await queries
    .selectFrom('search_words')
    .select((eb) => eb.fn.countAll<number>().as('words'))
    .executeTakeFirstOrThrow();
  const countOf = (kind: EntryKind): number => Number(rows.find((row) => row.kind === kind)?.count ?? 0);
  return {
    entries: { product: countOf('product'), post: countOf('post'), page: countOf('page') },
    words: Number(words),
  };
}
