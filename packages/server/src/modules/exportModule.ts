import { type Exported, packArchive, packJson } from '../documents/archive/packArchive.ts';
import type { Shop } from '../Shop.ts';
import { textWithoutTokens } from './feedTokens.ts';
import { findModule } from './findModule.ts';
import type { UploadStore } from '../media/store/UploadStore.ts';

/** How an archive of a module calls its document. */
export const MODULE_ENTRY = 'module.json';

export interface ExportOptions {
  readonly as: 'json' | 'zip';
  readonly uploads: UploadStore;
}

/** A module as a file: its document as it was saved, or an archive of that and the uploads that it uses. */
export async function exportModule(
  shop: Shop,
  name: number | string,
  { as, uploads }: ExportOptions,
): Promise<Exported> {
  const module = await findModule(shop, name);
  if (!module) return { ok: false, message: 'There is no such module.' };
  const packed = { document: textWithoutTokens(module.document), name: module.alias, entry: MODULE_ENTRY };
  return as === 'json' ? packJson(packed) : packArchive(shop, packed, uploads);
}
