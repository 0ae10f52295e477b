import { deleteMedia, updateMedia } from '../../../media/changeMedia.ts';
import { findMedia, listMedia } from '../../../media/findMedia.ts';
import { findMediaUses } from '../../../media/findMediaUses.ts';
import {
  deleteFolder,
  fileMedia,
  findFolder,
  listFolders,
  saveFolder,
} from '../../../media/folders/mediaFolders.ts';
import { imageUrl } from '../../../media/imageUrl.ts';
import type { Media } from '../../../media/Media.ts';
import { saveMedia } from '../../../media/saveMedia.ts';
import { replaceMedia } from '../../../replacements/replaceMedia.ts';
import type { Shop } from '../../../Shop.ts';
import type { Handlers } from '../ApiCall.ts';
import { done, invalid, made, missing, plain, shown, unsaved } from '../answer/Outcome.ts';
import { change } from '../change.ts';
import { given } from '../given.ts';
import { slicePage } from '../slicePage.ts';
import { without } from '../views/without.ts';
import { written } from '../views/written.ts';

/** Sizes are made in their own time: they must not change the mark of what somebody is about to save. */
const view = (media: Media) => ({
  ...written(without(media, 'sizes', 'ground'), 'createdAt'),
  url: imageUrl(media),
});

const row = (media: Media) => ({
  ...view(media),
  sizes: media.sizes.map(({ width, file }) => ({ width, url: imageUrl({ file }) })),
});

const read = async (shop: Shop, id: number) => {
  const media = (await findMedia(shop, [id])).get(id);
  return media ? { value: view(media) } : null;
};

const readFolder = async (shop: Shop, id: number) => {
  const value = await findFolder(shop, id);
  return value && { value };
};

const folderChange = (id: number) => ({
  table: 'media_folders' as const,
  id,
  read: (within: Shop) => readFolder(within, id),
});

export const mediaHandlers = {
  async listMedia({ shop, query }) {
    const { items, total } = await listMedia(shop, query);
    return { kind: 'list', items: items.map(row), total };
  },
  async listMediaUses({ shop, params, query }) {
    if (!(await read(shop, params.id))) return missing();
    return slicePage(await findMediaUses(shop, params.id), query);
  },
  async uploadMedia({ shop, uploads, file, body: { folderId, ...texts } }) {
    if (folderId !== undefined && !(await findFolder(shop, folderId)))
      return invalid([{ field: 'folderId', message: 'There is no such folder.' }]);
    const saved = await saveMedia(shop, uploads, {
      bytes: await file.bytes(),
      name: file.name,
      ...given(texts),
    });
    if (saved.ok && folderId !== undefined) await fileMedia(shop, [saved.media.id], folderId);
    return saved.ok ? made({ value: view(saved.media) }, `/media/${saved.media.id}`) : unsaved(saved);
  },
  readMedia: async ({ shop, params }) => shown(await read(shop, params.id)),
  async updateMedia(call) {
    const { shop, params, body } = call;
    const saved = await change(call, {
      table: 'media',
      id: params.id,
      read: (within) => read(within, params.id),
      write: (within) => updateMedia(within, params.id, body),
    });
    if ('kind' in saved) return saved;
    return saved.ok ? shown(await read(shop, params.id)) : unsaved(saved);
  },
  async replaceMediaFile(call) {
    const { shop, uploads, user, file, params } = call;
    const { id } = params;
    // Whoever asks for what is not there need not wait until it is read.
    if (!(await read(shop, id))) return missing();
    const saved = await replaceMedia(shop, uploads, {
      id,
      input: { bytes: await file.bytes(), name: file.name },
      authorId: user.id,
      change: (write) => change(call, { table: 'media', id, read: (within) => read(within, id), write }),
    });
    if ('kind' in saved) return saved;
    return saved.ok ? shown(await read(shop, id)) : unsaved(saved);
  },
  listMediaFolders: async ({ shop, query }) => slicePage(await listFolders(shop), query),
  async createMediaFolder({ shop, body }) {
    const saved = await saveFolder(shop, body);
    return saved.ok ? made(await readFolder(shop, saved.id), `/media-folders/${saved.id}`) : unsaved(saved);
  },
  readMediaFolder: async ({ shop, params }) => shown(await readFolder(shop, params.id)),
  async updateMediaFolder(call) {
    const { id } = call.params;
    const saved = await change(call, {
      ...folderChange(id),
      write: (within) => saveFolder(within, { ...call.body, id }),
    });
    if ('kind' in saved) return saved;
    return saved.ok ? shown(await readFolder(call.shop, id)) : unsaved(saved);
  },
  async deleteMediaFolder(call) {
    const { id } = call.params;
    const gone = await change(call, { ...folderChange(id), write: (within) => deleteFolder(within, id) });
    if ('kind' in gone) return gone;
    return gone.ok ? done : unsaved(gone);
  },
  async fileMedia({ shop, body: { ids, folderId } }) {
    const saved = await fileMedia(shop, ids, folderId);
    return saved.ok ? plain({ moved: saved.before.length, before: saved.before }) : unsaved(saved);
  },
  async deleteMedia(call) {
    const { id } = call.params;
    const gone = await change(call, {
      table: 'media',
      id,
      read: (within) => read(within, id),
      write: (within) => deleteMedia(within, id),
    });
    if ('kind' in gone) return gone;
    if (!gone.ok) return unsaved(gone);
    await gone.removeFile(call.uploads);
    return done;
  },
} satisfies Partial<Handlers>;
