import { notFound, type Saved } from '../input/Saved.ts';
import { deleteFromShelf, trashOnShelf } from '../documents/shelf/deleteFromShelf.ts';
import { listOnShelf, readOnShelf, type Revision, type RevisionPage } from '../documents/shelf/revisions.ts';
import type { SavedBy } from '../documents/shelf/ShelfRow.ts';
import { moduleShelf } from '../documents/shelf/Shelf.ts';
import type { Shop } from '../Shop.ts';
import { findModuleSummary } from './findModule.ts';
import { type SavedModule, saveModule } from './saveModule.ts';

/** The newest first. */
export const listRevisions = (shop: Shop, id: number, page?: RevisionPage): Promise<readonly Revision[]> =>
  listOnShelf(shop, moduleShelf, id, page);

/** The document of a version, as it was saved. */
export const readRevision = (shop: Shop, id: number, version: number): Promise<string | null> =>
  readOnShelf(shop, moduleShelf, id, version);

/** Saves an old version anew: what came after it stays among the revisions. */
export async function restoreRevision(
  shop: Shop,
  id: number,
  version: number,
  by: SavedBy,
): Promise<SavedModule> {
  const document = await readRevision(shop, id, version);
  const module = await findModuleSummary(shop, id);
  if (!module || document === null) return notFound(`There is no version ${version} of this module.`);
  const { alias, title } = module;
  return saveModule(shop, { id, alias, title, document, note: `Version ${version} restored` }, by);
}

export const trashModule = (shop: Shop, id: number, expectedVersion?: number): Promise<Saved<unknown>> =>
  trashOnShelf(shop, moduleShelf, id, expectedVersion);

export const deleteModule = (shop: Shop, id: number, expectedVersion?: number): Promise<Saved<unknown>> =>
  deleteFromShelf(shop, moduleShelf, id, expectedVersion);
