import { invalidField, notFound, type Saved } from '../input/Saved.ts';
import type { Shop } from '../Shop.ts';
import { removeFiles } from './changeMedia.ts';
import { findMedia } from './findMedia.ts';
import { imageUrl } from './imageUrl.ts';
import { type Media, readMedia } from './Media.ts';
import { fileColumns, findByFile, type LookedAt } from './saveMedia.ts';
import type { UploadStore } from './store/UploadStore.ts';

/** One file in the place of another, in the database. Where it is shown by its id, the new one is shown from now on. */
export interface FileReplaced {
  readonly before: Media;
  readonly after: Media;
  /** Once that is on the disk: a change that is undone must not have lost the old one. */
  readonly removeOld: (uploads: UploadStore) => Promise<void>;
}

const kindOf = (mime: string): string => mime.split('/')[0] ?? '';

/** A name tells what is in a file, for ever: so the new one has another, and the old name leads to it. Call it in a transaction. */
export async function replaceFile(
  shop: Shop,
  id: number,
  seen: LookedAt,
  bytes: number,
): Promise<Saved<FileReplaced>> {
  const before = (await findMedia(shop, [id])).get(id);
  if (!before) return notFound('This picture is not there.');
  // Whoever shows a picture cannot show a film.
  if (kindOf(before.mime) !== kindOf(seen.inspected.mime))
    return invalidField('file', `Must be of the same kind: ${kindOf(before.mime)}.`);
  if (seen.file === before.file) return { ok: true, before, after: before, removeOld: async () => {} };
  const other = await findByFile(shop, seen.file);
  if (other) return invalidField('file', `It is in the library already: ${other.title || other.file}.`);
  const { queries } = shop;
  const row = await queries
    .updateTable('media')
    .set(fileColumns(seen, bytes))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const after = readMedia(row);
  // One that has come back is where it was.
  await queries.deleteFrom('media_moves').where('file', '=', after.file).execute();
  for (const file of filesOf(before))
    await queries
      .insertInto('media_moves')
      .values({ file, media_id: id })
      .onConflict((conflict) => conflict.column('file').doUpdateSet({ media_id: id }))
      .execute();
  return { ok: true, before, after, removeOld: (uploads) => removeFiles(uploads, before) };
}

/** The file and its sizes. */
export const filesOf = ({ file, sizes }: Media): ReadonlySet<string> =>
  new Set([file, ...sizes.map((size) => size.file)]);

/** Where a file is now that was replaced; null: nobody knows of it. `file`: below the uploads. */
export async function findMovedFile({ queries }: Shop, file: string): Promise<string | null> {
  const row = await queries
    .selectFrom('media_moves')
    .innerJoin('media', 'media.id', 'media_moves.media_id')
    .select('media.file')
    .where('media_moves.file', '=', file)
    .executeTakeFirst();
  return row ? imageUrl(row) : null;
}
