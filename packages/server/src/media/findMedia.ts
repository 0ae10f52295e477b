import type { ExpressionBuilder } from 'kysely';
import { holdsText } from '../db/holdsText.ts';
import type { Schema } from '../db/Schema.ts';
import type { Shop } from '../Shop.ts';
import { type Media, readMedia } from './Media.ts';

/** By id; unknown ids are left out. */
export async function findMedia(
  { queries }: Shop,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, Media>> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  if (asked.length === 0) return new Map();
  const rows = await queries.selectFrom('media').selectAll().where('id', 'in', asked).execute();
  return new Map(rows.map((row) => [row.id, readMedia(row)]));
}

export interface MediaPage {
  readonly items: readonly Media[];
  readonly total: number;
}

export interface MediaAsked {
  readonly page?: number;
  readonly perPage?: number;
  /** In its texts or in the name of its file. */
  readonly search?: string | undefined;
  readonly ids?: readonly number[] | undefined;
  /** Filed in this one; 0: in none. */
  readonly folder?: number | undefined;
}

/** Newest first. */
export async function listMedia(
  { queries }: Shop,
  { page = 1, perPage = 40, search = '', ids, folder }: MediaAsked = {},
): Promise<MediaPage> {
  const asked = queries
    .selectFrom('media')
    .$if(search !== '', (query) => query.where(holdsText(['title', 'alt', 'file'], search)))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .$if(folder !== undefined, (query) => query.where(isFiledIn(folder ?? 0)));
  const rows = await asked
    .selectAll()
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await asked
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items: rows.map(readMedia), total };
}

const isFiledIn = (folder: number) => (eb: ExpressionBuilder<Schema, 'media'>) => {
  const filed = eb.selectFrom('media_filed').select('media_id');
  return folder === 0 ? eb('id', 'not in', filed) : eb('id', 'in', filed.where('folder_id', '=', folder));
};
