import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { readSettings } from '../../settings/readSettings.ts';
import type { Shop } from '../../Shop.ts';
import { findModule } from '../findModule.ts';
import { ARCHIVE_BYTES } from './limits.ts';
import { uploadAddresses } from './uploadAddresses.ts';

export const MODULE_ENTRY = 'module.json';
export const MEDIA_ENTRIES = 'uploads/';

export type ExportedModule =
  | {
      readonly ok: true;
      /** For the file that is handed over. */
      readonly name: string;
      readonly data: Uint8Array;
      /** Uploads that the module uses and the shop does not have any more. */
      readonly missing: readonly string[];
    }
  | { readonly ok: false; readonly message: string };

/** The document as it was saved, by itself. */
export async function exportModuleJson(shop: Shop, name: number | string): Promise<ExportedModule> {
  const module = await findModule(shop, name);
  if (!module) return { ok: false, message: 'There is no such module.' };
  return { ok: true, name: `${fileName(module.alias)}.json`, data: strToU8(module.document), missing: [] };
}

/** An archive of the document and of the uploads that it uses; what lies elsewhere stays there. */
export async function exportModuleZip(
  shop: Shop,
  name: number | string,
  { uploads }: { readonly uploads: string },
): Promise<ExportedModule> {
  const module = await findModule(shop, name);
  if (!module) return { ok: false, message: 'There is no such module.' };
  const entries: Zippable = { [MODULE_ENTRY]: strToU8(module.document) };
  const missing: string[] = [];
  let size = 0;
  for (const file of await uploadsOf(shop, module.document)) {
    // It comes from our own table, which only holds places below the folder.
    const data = await readFile(join(uploads, file)).catch(() => null);
    size += data?.length ?? 0;
    if (size > ARCHIVE_BYTES)
      return { ok: false, message: 'The media of this module are too large to pack.' };
    // Pictures are compressed already.
    if (data) entries[MEDIA_ENTRIES + file] = [data, { level: 0 }];
    else missing.push(file);
  }
  return { ok: true, name: `${fileName(module.alias)}.zip`, data: zipSync(entries), missing };
}

const fileName = (alias: string): string => alias.replace(/[^\w.-]+/g, '-').replace(/^[.-]+/, '') || 'module';

async function uploadsOf(shop: Shop, document: string): Promise<readonly string[]> {
  const { site } = await readSettings(shop);
  const own = ['', site.url, site.url.replace(/^https?:/, '')];
  const files = uploadAddresses(document)
    .filter(({ host }) => own.includes(host))
    .map(({ file }) => file)
    .filter((file) => !file.includes('\0'));
  if (files.length === 0) return [];
  const rows = await shop.queries.selectFrom('media').select('file').where('file', 'in', files).execute();
  return rows.map(({ file }) => file);
}
