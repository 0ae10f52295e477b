import { notFound } from '../input/Saved.ts';
import type { Shop } from '../Shop.ts';
import { readPostRevision } from './postRevisions.ts';
import { type PostSaved, savePost, type SavePostOptions } from './savePost.ts';

/** Saves an old version anew: what came after it stays among the revisions. */
export async function restorePost(
  shop: Shop,
  id: number,
  version: number,
  options: SavePostOptions,
): Promise<PostSaved> {
  const written = await readPostRevision(shop, id, version);
  if (!written) return notFound(`There is no version ${version} of this.`);
  const { categories, tags, ...fields } = written;
  return savePost(
    shop,
    { ...fields, id, categories: [...categories], tags: [...tags] },
    { ...options, note: `Version ${version} restored` },
  );
}
