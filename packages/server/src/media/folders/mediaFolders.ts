import { inTransaction } from '../../db/inTransaction.ts';
import { invalidField, notFound, type Saved } from '../../input/Saved.ts';
import type { Shop } from '../../Shop.ts';
import { oneLine } from '../../text/oneLine.ts';

/** An order in the admin: where a file is filed changes neither its address nor any page. */
export interface MediaFolder {
  readonly id: number;
  readonly name: string;
  readonly parentId: number | null;
  readonly position: number;
  /** Files in it, without those in folders below it. */
  readonly count: number;
}

export interface FolderInput {
  readonly name?: string | undefined;
  readonly parentId?: number | null | undefined;
  readonly position?: number | undefined;
}

const NAME_CHARACTERS = 100;
/** More are nobody's order, and each is read with every list. */
const MOST_FOLDERS = 1_000;

export async function listFolders({ queries }: Shop): Promise<readonly MediaFolder[]> {
  const rows = await queries
    .selectFrom('media_folders')
    .leftJoin('media_filed', 'media_filed.folder_id', 'media_folders.id')
    .select((eb) => [
      'media_folders.id',
      'media_folders.name',
      'media_folders.parent_id',
      'media_folders.position',
      eb.fn.count<number>('media_filed.media_id').as('count'),
    ])
    .groupBy(['media_folders.id', 'media_folders.name', 'media_folders.parent_id', 'media_folders.position'])
    .orderBy('media_folders.position')
    .orderBy('media_folders.name')
    .orderBy('media_folders.id')
    .execute();
  return rows.map(({ parent_id, count, ...row }) => ({ ...row, parentId: parent_id, count: Number(count) }));
}

export const findFolder = async (shop: Shop, id: number): Promise<MediaFolder | null> =>
  (await listFolders(shop)).find((folder) => folder.id === id) ?? null;

type FolderSaved = Saved<{ readonly id: number }>;

/** A new one, or (with its id) changes to one. */
export const saveFolder = (
  shop: Shop,
  { id, ...input }: FolderInput & { readonly id?: number },
): Promise<FolderSaved> =>
  inTransaction(shop, async (within) => {
    const all = await listFolders(within);
    const old = all.find((folder) => folder.id === id);
    if (id !== undefined && !old) return notFound('This folder is not there.');
    if (!old && all.length >= MOST_FOLDERS) return invalidField('name', `At most ${MOST_FOLDERS} folders.`);
    const folder = {
      name: oneLine(input.name ?? old?.name ?? '', NAME_CHARACTERS),
      parent_id: input.parentId === undefined ? (old?.parentId ?? null) : input.parentId,
      position: input.position ?? old?.position ?? 0,
    };
    const wrong = check(all, id, folder.name, folder.parent_id);
    if (wrong) return wrong;
    if (id === undefined) {
      const made = within.queries.insertInto('media_folders').values(folder).returning('id');
      return { ok: true, id: (await made.executeTakeFirstOrThrow()).id };
    }
    await within.queries.updateTable('media_folders').set(folder).where('id', '=', id).execute();
    return { ok: true, id };
  });

function check(all: readonly MediaFolder[], id: number | undefined, name: string, parentId: number | null) {
  if (name === '') return invalidField('name', 'Must not be empty.');
  const byId = new Map(all.map((folder) => [folder.id, folder]));
  if (parentId !== null && !byId.has(parentId)) return invalidField('parentId', 'There is no such folder.');
  const seen = new Set<number>();
  for (let at = parentId; at !== null && !seen.has(at); at = byId.get(at)?.parentId ?? null) {
    if (at === id) return invalidField('parentId', 'A folder cannot be below itself.');
    seen.add(at);
  }
  return null;
}

/** What is in it, files and folders, moves up. */
export const deleteFolder = (shop: Shop, id: number): Promise<Saved<unknown>> =>
  inTransaction(shop, async (within) => {
    const { queries } = within;
    const folder = await findFolder(within, id);
    if (!folder) return notFound('This folder is not there.');
    const { parentId } = folder;
    await queries
      .updateTable('media_folders')
      .set({ parent_id: parentId })
      .where('parent_id', '=', id)
      .execute();
    if (parentId === null) await queries.deleteFrom('media_filed').where('folder_id', '=', id).execute();
    else
      await queries
        .updateTable('media_filed')
        .set({ folder_id: parentId })
        .where('folder_id', '=', id)
        .execute();
    await queries.deleteFrom('media_folders').where('id', '=', id).execute();
    return { ok: true };
  });

export interface Filed {
  readonly id: number;
  /** Null: in none. */
  readonly folderId: number | null;
}

/** Files them elsewhere; null: in no folder. Files that are not there are left out. Gives where each was before. */
export const fileMedia = (
  shop: Shop,
  ids: readonly number[],
  folderId: number | null,
): Promise<Saved<{ readonly before: readonly Filed[] }>> =>
  inTransaction(shop, async (within) => {
    const { queries } = within;
    if (folderId !== null && !(await findFolder(within, folderId)))
      return invalidField('folderId', 'There is no such folder.');
    const before = await filedIn(within, ids);
    const there = before.map(({ id }) => id);
    if (there.length > 0) await queries.deleteFrom('media_filed').where('media_id', 'in', there).execute();
    if (there.length > 0 && folderId !== null)
      await queries
        .insertInto('media_filed')
        .values(there.map((media_id) => ({ media_id, folder_id: folderId })))
        .execute();
    return { ok: true, before };
  });

async function filedIn({ queries }: Shop, ids: readonly number[]): Promise<readonly Filed[]> {
  if (ids.length === 0) return [];
  return queries
    .selectFrom('media')
    .leftJoin('media_filed', 'media_filed.media_id', 'media.id')
    .select(['media.id', 'media_filed.folder_id as folderId'])
    .where('media.id', 'in', ids)
    .execute();
}
