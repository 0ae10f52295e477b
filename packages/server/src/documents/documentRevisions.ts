import { notFound, type Saved } from '../input/Saved.ts';
import type { Shop } from '../Shop.ts';
import { findDocument } from './findDocument.ts';
import { type SavedDocument, saveDocument } from './saveDocument.ts';
import { deleteFromShelf, trashOnShelf } from './shelf/deleteFromShelf.ts';
import { listOnShelf, readOnShelf, type Revision, type RevisionPage } from './shelf/revisions.ts';
import type { SavedBy } from './shelf/ShelfRow.ts';
import { documentShelf } from './shelf/Shelf.ts';

/** The newest first. */
export const listDocumentRevisions = (
  shop: Shop,
  id: number,
  page?: RevisionPage,
): Promise<readonly Revision[]> => listOnShelf(shop, documentShelf, id, page);

/** The document of a version, as it was saved. */
export const readDocumentRevision = (shop: Shop, id: number, version: number): Promise<string | null> =>
  readOnShelf(shop, documentShelf, id, version);

/** Saves an old version anew: what came after it stays among the revisions. */
export async function restoreDocumentRevision(
  shop: Shop,
  id: number,
  version: number,
  by: SavedBy,
): Promise<SavedDocument> {
  const document = await readDocumentRevision(shop, id, version);
  const found = await findDocument(shop, id);
  if (!found || document === null) return notFound(`There is no version ${version} of this document.`);
  const { kind, slug, title } = found;
  return saveDocument(shop, { id, kind, slug, title, document, note: `Version ${version} restored` }, by);
}

export const trashDocument = (shop: Shop, id: number, expectedVersion?: number): Promise<Saved<unknown>> =>
  trashOnShelf(shop, documentShelf, id, expectedVersion);

export const deleteDocument = (shop: Shop, id: number, expectedVersion?: number): Promise<Saved<unknown>> =>
  deleteFromShelf(shop, documentShelf, id, expectedVersion);
