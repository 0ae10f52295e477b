import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { invalidField, type NotSaved } from '../../catalogue/Saved.ts';
import { NAME_LENGTH } from '../../documents/limits.ts';
import { isName, oneLine } from '../../documents/shelf/checkTexts.ts';
import { imageUrl } from '../../media/imageUrl.ts';
import { saveMedia } from '../../media/saveMedia.ts';
import type { Shop } from '../../Shop.ts';
import { checkModuleDocument } from '../checkModuleDocument.ts';
import { findModuleSummary } from '../findModule.ts';
import { type SavedModule, saveModule } from '../saveModule.ts';
import { MEDIA_ENTRIES, MODULE_ENTRY } from './exportModule.ts';
import { ALIAS_TRIES } from './limits.ts';
import { type ArchiveFiles, readArchive } from './readArchive.ts';
import { replaceAddresses, uploadAddresses } from './uploadAddresses.ts';

export interface ModuleFile {
  /** What it is called where it comes from; stands for an alias where the module has none. */
  readonly name: string;
  /** JSON, or an archive. */
  readonly data: Uint8Array;
}

export interface ImportOptions {
  /** The folder of uploads. */
  readonly uploads: string;
  readonly authorId: number | null;
}

/** Makes a new module of a file. Its alias gets a number when it is used already. */
export async function importModule(
  shop: Shop,
  { name, data }: ModuleFile,
  { uploads, authorId }: ImportOptions,
): Promise<SavedModule> {
  const unpacked = isArchive(data) ? readArchive(data) : null;
  if (unpacked && !unpacked.ok) return invalidField('file', unpacked.message);
  const json = unpacked ? unpacked.files.get(MODULE_ENTRY) : data;
  if (!json) return invalidField('file', `There is no ${MODULE_ENTRY} in the archive.`);
  // Editors put a mark before a text that is no part of it.
  const text = Buffer.from(json)
    .toString('utf8')
    .replace(/^\ufeff/, '');
  const checked = checkModuleDocument(text);
  if (!checked.ok) return invalidField('file', checked.message);
  const document = unpacked ? await withMedia(shop, uploads, text, unpacked.files) : text;
  if (typeof document !== 'string') return document;
  const alias = oneLine(checked.alias) || oneLine(parse(name).name) || 'module';
  return saveFree(shop, alias, document, authorId);
}

const isArchive = (data: Uint8Array): boolean => data[0] === 0x50 && data[1] === 0x4b;

async function saveFree(
  shop: Shop,
  alias: string,
  document: string,
  authorId: number | null,
): Promise<SavedModule> {
  const base = alias.slice(0, NAME_LENGTH - 5).trim();
  for (let number = 1; number < ALIAS_TRIES; number++) {
    const name = number === 1 && isName(alias) ? alias : `${base}-${number}`;
    if (await findModuleSummary(shop, name, { byAlias: true })) continue;
    const saved = await saveModule(shop, { alias: name, document, note: 'Imported' }, { authorId });
    if (saved.ok || saved.errors[0]?.field !== 'alias') return saved;
  }
  return invalidField('alias', `The alias "${alias}" and its like are all used already.`);
}

/** The document with the addresses that its pictures have here; pictures that it does not use are left out. */
async function withMedia(
  shop: Shop,
  uploads: string,
  text: string,
  files: ArchiveFiles,
): Promise<string | NotSaved> {
  const urls = new Map<string, string>();
  for (const { file } of uploadAddresses(text)) {
    const bytes = files.get(MEDIA_ENTRIES + file);
    if (!bytes || urls.has(file)) continue;
    if (await isHere(shop, uploads, file, bytes)) {
      urls.set(file, imageUrl({ file }));
      continue;
    }
    const saved = await saveMedia(shop, uploads, { bytes, name: ownName(file) });
    if (!saved.ok) return invalidField('file', `${file}: ${saved.errors[0]?.message}`);
    urls.set(file, imageUrl(saved.media));
  }
  return replaceAddresses(text, ({ host, file }) => {
    const isSame = host === '' && urls.get(file) === imageUrl({ file });
    return isSame ? null : (urls.get(file) ?? null);
  });
}

/** The mark of its contents is put behind a name anew. */
const ownName = (file: string): string => parse(file).name.replace(/-[\da-f]{12}$/, '');

/** Whether the very same upload is there already, as when a module comes back to where it was packed. */
async function isHere(shop: Shop, uploads: string, file: string, bytes: Uint8Array): Promise<boolean> {
  if (file.includes('\0')) return false;
  const row = await shop.queries
    .selectFrom('media')
    .select('bytes')
    .where('file', '=', file)
    .executeTakeFirst();
  if (row?.bytes !== bytes.length) return false;
  const here = await readFile(join(uploads, file)).catch(() => null);
  return here?.equals(bytes) ?? false;
}
