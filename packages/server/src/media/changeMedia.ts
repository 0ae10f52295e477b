import { oneLine } from '../text/oneLine.ts';
import { invalidField, notFound, type Saved } from '../input/Saved.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { Shop } from '../Shop.ts';
import { ALT_CHARACTERS } from './limits.ts';
import { findMediaUses, type MediaUse } from './findMediaUses.ts';
import { type Media, readMedia } from './Media.ts';
import { removeSizes } from './sizes/makeSizes.ts';
import type { UploadStore } from './store/UploadStore.ts';

export interface MediaTexts {
  readonly alt?: string | undefined;
  readonly title?: string | undefined;
}

export async function updateMedia(
  { queries }: Shop,
  id: number,
  { alt, title }: MediaTexts,
): Promise<Saved<{ readonly id: number }>> {
  const row = await queries
    .updateTable('media')
    .set((eb) => ({
      bytes: eb.ref('bytes'),
      ...(alt !== undefined && { alt: oneLine(alt, ALT_CHARACTERS) }),
      ...(title !== undefined && { title: oneLine(title, ALT_CHARACTERS) }),
    }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row ? { ok: true, id } : notFound('This picture is not there.');
}

/**
 * Out of the library; refused while something of the shop shows it. The file goes once the row is gone for good
 * (`removeFile`): a transaction that is undone must not have lost it.
 */
export const deleteMedia = (
  shop: Shop,
  id: number,
): Promise<Saved<{ readonly removeFile: (uploads: UploadStore) => Promise<void> }>> =>
  inTransaction(shop, async (within) => {
    const user = await whoShows(within, id);
    if (user) return invalidField('id', `${user} shows it.`);
    const gone = await within.queries
      .deleteFrom('media')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!gone) return notFound('This picture is not there.');
    await within.queries.deleteFrom('media_filed').where('media_id', '=', id).execute();
    await within.queries.deleteFrom('media_moves').where('media_id', '=', id).execute();
    return { ok: true, removeFile: (uploads) => removeFiles(uploads, readMedia(gone)) };
  });

/** What starts with a slash is no upload: it belongs to the site. */
export const removeFiles = async (uploads: UploadStore, media: Media): Promise<void> => {
  if (media.file.startsWith('/')) return;
  await removeSizes(uploads, media, media.sizes);
  await uploads.remove(media.file);
};

/** In the words of a refusal. */
const WHO: Readonly<Record<MediaUse['kind'], (use: MediaUse) => string>> = {
  product: ({ id }) => `Product ${id}`,
  term: ({ name }) => `The term "${name}"`,
  post: ({ id }) => `Post ${id}`,
  page: ({ id }) => `Page ${id}`,
};

async function whoShows(shop: Shop, id: number): Promise<string | null> {
  const [use] = await findMediaUses(shop, id);
  return use ? WHO[use.kind](use) : null;
}
