import { deleteMedia, updateMedia } from '../../../media/changeMedia.ts';
import { findMedia, listMedia } from '../../../media/findMedia.ts';
import { findMediaUses } from '../../../media/findMediaUses.ts';
import { imageUrl } from '../../../media/imageUrl.ts';
import type { Media } from '../../../media/Media.ts';
import { saveMedia } from '../../../media/saveMedia.ts';
import type { Shop } from '../../../Shop.ts';
import type { Handlers } from '../ApiCall.ts';
import { done, made, missing, shown, unsaved } from '../answer/Outcome.ts';
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

export const mediaHandlers = {
  async listMedia({ shop, query }) {
    const { items, total } = await listMedia(shop, query);
    return { kind: 'list', items: items.map(row), total };
  },
  async listMediaUses({ shop, params, query }) {
    if (!(await read(shop, params.id))) return missing();
    return slicePage(await findMediaUses(shop, params.id), query);
  },
  async uploadMedia({ shop, uploads, file, body }) {
    const saved = await saveMedia(shop, uploads, {
      bytes: await file.bytes(),
      name: file.name,
      ...given(body),
    });
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
