import { type ApiBody, API_MOST_PER_PAGE } from '@vitrine/contract/api';
import { api } from '../../api/api.ts';
import { readAll } from '../../api/readAll.ts';

type Folder = ApiBody<'readMediaFolder'>;

/** As many as are filed by one call. */
const FILED_AT_ONCE = 500;

/** Deletes a folder; what is in it moves up. Gives the way to have it again with all that was in it. */
export async function removeFolder(
  { id, name, parentId, position }: Folder,
  folders: readonly Folder[],
): Promise<() => Promise<void>> {
  const below = folders.filter((folder) => folder.parentId === id);
  const files = await readAll((page) =>
    api('listMedia', { query: { folder: id, page, perPage: API_MOST_PER_PAGE } }),
  );
  await api('deleteMediaFolder', { params: { id }, match: '*' });
  return async () => {
    const { body: made } = await api('createMediaFolder', { body: { name, parentId, position } });
    for (const folder of below)
      await api('updateMediaFolder', { params: { id: folder.id }, match: '*', body: { parentId: made.id } });
    for (let at = 0; at < files.length; at += FILED_AT_ONCE) {
      const ids = files.slice(at, at + FILED_AT_ONCE).map((file) => file.id);
      await api('fileMedia', { body: { ids, folderId: made.id } });
    }
  };
}
