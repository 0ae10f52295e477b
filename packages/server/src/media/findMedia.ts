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

/** Newest first. */
export async function listMedia(
  { queries }: Shop,
  { page = 1, perPage = 40 }: { readonly page?: number; readonly perPage?: number } = {},
): Promise<MediaPage> {
  const rows = await queries
    .selectFrom('media')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await queries
    .selectFrom('media')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items: rows.map(readMedia), total };
}
