import { type RawBuilder, sql } from 'kysely';
import { holdsText } from '../../db/holdsText.ts';
import type { Status } from './ShelfRow.ts';

export interface ShelfFilter {
  /** Only those whose name or title holds this, in any case. */
  readonly search?: string | undefined;
  /** Default: all but what is in the trash. */
  readonly status?: Status | undefined;
}

/** What a list of modules or documents shows; `name`: the column that they are called by. */
export function shownOnShelf(
  name: 'alias' | 'slug',
  { search = '', status }: ShelfFilter,
): RawBuilder<boolean> {
  const ofStatus = status === undefined ? sql`status <> 'trash'` : sql`status = ${status}`;
  return sql<boolean>`(${ofStatus} and ${search === '' ? sql`1 = 1` : holdsText([name, 'title'], search)})`;
}
