import { parse } from 'node:path';
import { invalidField } from '../input/Saved.ts';
import { saveFree } from '../documents/archive/saveFree.ts';
import { unpackArchive } from '../documents/archive/unpackArchive.ts';
import { oneLine } from '../documents/shelf/checkTexts.ts';
import type { Shop } from '../Shop.ts';
import { checkModuleDocument } from './checkModuleDocument.ts';
import { MODULE_ENTRY } from './exportModule.ts';
import { findModuleSummary } from './findModule.ts';
import { type SavedModule, saveModule } from './saveModule.ts';
import type { UploadStore } from '../media/store/UploadStore.ts';

export interface ModuleFile {
  /** What it is called where it comes from; stands for an alias where the module has none. */
  readonly name: string;
  /** JSON, or an archive. */
  readonly data: Uint8Array;
}

export interface ImportOptions {
  readonly uploads: UploadStore;
  readonly authorId: number | null;
}

/** Makes a new module of a file. Its alias gets a number when it is used already. */
export async function importModule(
  shop: Shop,
  { name, data }: ModuleFile,
  { uploads, authorId }: ImportOptions,
): Promise<SavedModule> {
  const unpacked = await unpackArchive(shop, {
    data,
    uploads,
    entry: MODULE_ENTRY,
    check: checkModuleDocument,
  });
  if (!unpacked.ok) return invalidField('file', unpacked.message);
  const { document, checked } = unpacked;
  return saveFree(
    'alias',
    oneLine(checked.alias) || oneLine(parse(name).name) || 'module',
    async (alias) => (await findModuleSummary(shop, alias, { byAlias: true })) !== null,
    (alias) => saveModule(shop, { alias, document, note: 'Imported' }, { authorId }),
  );
}
