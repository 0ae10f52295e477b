import type { Queries } from '../db/Database.ts';
import { readMedia } from '../media/Media.ts';
import { isUploadName } from '../media/uploadNames.ts';

/** Names of all files that the library has, their sizes among them. */
export async function listUploads(queries: Queries): Promise<readonly string[]> {
  const rows = await queries.selectFrom('media').selectAll().orderBy('id').execute();
  const names = rows.map(readMedia).flatMap(({ file, sizes }) => [file, ...sizes.map((size) => size.file)]);
  return [...new Set(names)].filter(isUploadName);
}
