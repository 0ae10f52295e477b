import { notFound } from '../input/Saved.ts';
import type { Shop } from '../Shop.ts';
import { saveFree } from './archive/saveFree.ts';
import { findDocument, findDocumentBySlug } from './findDocument.ts';
import { TITLE_LENGTH } from './limits.ts';
import { type SavedDocument, saveDocument } from './saveDocument.ts';

/** A draft of the same under the first slug that is free: `about-copy`, `about-copy-2`. */
export async function duplicateDocument(
  shop: Shop,
  id: number,
  { authorId }: { readonly authorId: number | null },
): Promise<SavedDocument> {
  const found = await findDocument(shop, id);
  if (!found) return notFound('This document is not there.');
  const { kind, document } = found;
  const title = `${found.title.slice(0, TITLE_LENGTH - 7)} (copy)`;
  const note = `Copy of ${found.slug}`;
  return saveFree(
    'slug',
    `${found.slug.slice(0, 80).trim()}-copy`,
    async (slug) => (await findDocumentBySlug(shop, kind, slug)) !== null,
    (slug) => saveDocument(shop, { kind, slug, title, document, status: 'draft', note }, { authorId }),
  );
}
