import { parse } from 'node:path';
import { checkModule, type Note } from '@vitrine/model';
import { invalidField, type Saved } from '../input/Saved.ts';
import { saveFree } from '../documents/archive/saveFree.ts';
import { unpackArchive } from '../documents/archive/unpackArchive.ts';
import { oneLine } from '../documents/shelf/checkTexts.ts';
import type { Shop } from '../Shop.ts';
import { checkModuleDocument } from './checkModuleDocument.ts';
import { MODULE_ENTRY } from './exportModule.ts';
import { findModuleSummary } from './findModule.ts';
import { modulesInPage } from './modulesInPage.ts';
import { type SavedModule, saveModule } from './saveModule.ts';
import type { ModuleSummary } from './StoredModule.ts';
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
  return saveNew(shop, { document, alias: oneLine(checked.alias) || oneLine(parse(name).name) }, authorId);
}

const saveNew = (
  shop: Shop,
  { document, alias: wanted }: { readonly document: string; readonly alias: string },
  authorId: number | null,
): Promise<SavedModule> =>
  saveFree(
    'alias',
    wanted || 'module',
    async (alias) => (await findModuleSummary(shop, alias, { byAlias: true })) !== null,
    (alias) => saveModule(shop, { alias, document, note: 'Imported' }, { authorId }),
  );

export interface ImportedModule extends ModuleSummary {
  /** What reading it found worth telling. */
  readonly notes: readonly Note[];
}

export type ImportedModules = Saved<{
  /** At least one. */
  readonly modules: readonly ImportedModule[];
  /** In words: what the page shows and could not be had from it. */
  readonly left: readonly string[];
}>;

/** Of one module: more says nothing more. */
const MOST_NOTES = 50;

/** Makes new modules of those whose data stands in the HTML of a page. */
export async function importPageModules(
  shop: Shop,
  html: string,
  authorId: number | null,
): Promise<ImportedModules> {
  const { found, elsewhere } = modulesInPage(html);
  const left = elsewhere.map(({ name, address }) =>
    address === ''
      ? `The data of "${name}" is not in the page.`
      : `The data of "${name || address}" is in a file of its own: import ${address}.`,
  );
  const modules: ImportedModule[] = [];
  for (const { name, document } of found) {
    const checked = checkModuleDocument(document);
    const saved = checked.ok
      ? await saveNew(shop, { document, alias: oneLine(checked.alias) || oneLine(name) }, authorId)
      : invalidField('html', checked.message);
    if (saved.ok) modules.push({ ...saved.module, notes: notesOf(document) });
    else left.push(`"${name}": ${saved.errors[0]?.message ?? ''}`);
  }
  if (modules.length > 0) return { ok: true, modules, left };
  return invalidField(
    'html',
    left.length > 0
      ? left.join(' ')
      : 'There is no module in this page: it has no <sr7-module>, no <vitrine-module> and no data in SR7.JSON.',
  );
}

/** Pages hold the layers of the first slide, and fetch the others when they are needed. */
function notesOf(document: string): readonly Note[] {
  const check = checkModule(JSON.parse(document));
  if (!check.playable) return [];
  const { notes, layerlessSlides } = check;
  const missing: readonly Note[] =
    layerlessSlides > 0
      ? [
          {
            kind: 'repaired',
            path: 'slides',
            message: `${layerlessSlides} slides came without layers: a page may fetch those of later slides only when they are shown`,
          },
        ]
      : [];
  return [...missing, ...notes].slice(0, MOST_NOTES);
}
