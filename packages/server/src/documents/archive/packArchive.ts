import { strToU8, zipSync, type Zippable } from 'fflate';
import { readSettings } from '../../settings/readSettings.ts';
import type { Shop } from '../../Shop.ts';
import { ARCHIVE_BYTES } from './limits.ts';
import { uploadAddresses } from './uploadAddresses.ts';
import type { UploadStore } from '../../media/store/UploadStore.ts';

/** Where archives hold uploads: their names there are those of their addresses. */
export const MEDIA_ENTRIES = 'uploads/';

export interface ExportedFile {
  /** For the file that is handed over. */
  readonly name: string;
  readonly data: Uint8Array;
  /** Uploads that the document uses and the shop does not have any more. */
  readonly missing: readonly string[];
}
export type Exported =
  | ({ readonly ok: true } & ExportedFile)
  | { readonly ok: false; readonly message: string };

/** What is packed: the document, what it is called, and how its file in the archive is called. */
export interface Packed {
  readonly document: string;
  readonly name: string;
  readonly entry: string;
}

/** The document as it was saved, by itself. */
export const packJson = ({ document, name }: Packed): Exported => ({
  ok: true,
  name: `${fileName(name)}.json`,
  data: strToU8(document),
  missing: [],
});

/** An archive of the document and of the uploads that it uses; what lies elsewhere stays there. */
export async function packArchive(
  shop: Shop,
  { document, name, entry }: Packed,
  uploads: UploadStore,
): Promise<Exported> {
  const entries: Zippable = { [entry]: strToU8(document) };
  const missing: string[] = [];
  let size = 0;
  for (const file of await uploadsOf(shop, document)) {
    // It comes from our own table, which only holds places below the folder.
    const data = await uploads.read(file);
    size += data?.length ?? 0;
    if (size > ARCHIVE_BYTES) return { ok: false, message: 'Its pictures are too large to pack.' };
    // Pictures are compressed already.
    if (data) entries[MEDIA_ENTRIES + file] = [data, { level: 0 }];
    else missing.push(file);
  }
  return { ok: true, name: `${fileName(name)}.zip`, data: zipSync(entries), missing };
}

const fileName = (name: string): string => name.replace(/[^\w.-]+/g, '-').replace(/^[.-]+/, '') || 'document';

async function uploadsOf(shop: Shop, document: string): Promise<readonly string[]> {
  const { site } = await readSettings(shop);
  const own = ['', site.url, site.url.replace(/^https?:/, '')];
  const files = uploadAddresses(document)
    .filter(({ host, file }) => own.includes(host) && !file.includes('\0'))
    .map(({ file }) => file);
  if (files.length === 0) return [];
  const rows = await shop.queries.selectFrom('media').select('file').where('file', 'in', files).execute();
  return rows.map(({ file }) => file);
}
