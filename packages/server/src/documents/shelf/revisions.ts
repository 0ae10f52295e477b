import type { Shop } from '../../Shop.ts';
import { asId, type Shelf } from './Shelf.ts';

export interface Revision {
  readonly version: number;
  readonly authorId: number | null;
  /** Empty when the author is unknown or gone. */
  readonly author: string;
  readonly note: string;
  readonly createdAt: number;
}

export interface RevisionPage {
  /** Only versions before this one. */
  readonly before?: number;
  readonly limit?: number;
}

/** The newest first, without their documents. */
export async function listOnShelf(
  { queries }: Shop,
  shelf: Shelf,
  id: number,
  { before, limit = 50 }: RevisionPage = {},
): Promise<readonly Revision[]> {
  if (asId(id) === null) return [];
  const rows = await queries
    .selectFrom(`${shelf.revisions} as revision`)
    .leftJoin('users', 'users.id', 'revision.author_id')
    .select([
      'revision.version',
      'revision.author_id',
      'revision.note',
      'revision.created_at',
      'users.display_name',
    ])
    .where(`revision.${shelf.owner}`, '=', id)
    .$if(before !== undefined, (query) => query.where('revision.version', '<', before ?? 0))
    .orderBy('revision.version', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    version: row.version,
    authorId: row.author_id,
    author: row.display_name ?? '',
    note: row.note,
    createdAt: row.created_at,
  }));
}

/** The document of a version as it was saved; null when there is no such version. */
export async function readOnShelf(
  { queries }: Shop,
  shelf: Shelf,
  id: number,
  version: number,
): Promise<string | null> {
  if (asId(id) === null || asId(version) === null) return null;
  const row = await queries
    .selectFrom(shelf.revisions)
    .select('document')
    .where(shelf.owner, '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.document ?? null;
}
