import type { Selectable } from 'kysely';
import type { Schema } from '../../db/Schema.ts';

/** Who saves, and which version was changed: a newer one in between refuses the change. */
export interface SavedBy {
  /** Null: the shop itself. */
  readonly authorId: number | null;
  readonly expectedVersion?: number | undefined;
}

export type Status = 'publish' | 'draft' | 'trash';

/** What both kinds of documents have beside their names and the document itself. */
export interface ShelfRow {
  readonly id: number;
  readonly title: string;
  /** Only what is published is shown to visitors. */
  readonly status: Status;
  /** Goes up with every save. */
  readonly version: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export const ROW_COLUMNS = ['id', 'title', 'status', 'version', 'created_at', 'updated_at'] as const;

export const readRow = (
  row: Pick<Selectable<Schema['modules']>, (typeof ROW_COLUMNS)[number]>,
): ShelfRow => ({
  id: row.id,
  title: row.title,
  status: row.status as Status,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
