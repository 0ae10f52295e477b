import { parse } from 'node:path';
import { imageUrl } from '../../media/imageUrl.ts';
import { saveMedia } from '../../media/saveMedia.ts';
import type { Shop } from '../../Shop.ts';
import { MEDIA_ENTRIES } from './packArchive.ts';
import { type ArchiveFiles, readArchive } from './readArchive.ts';
import { replaceAddresses, uploadAddresses } from './uploadAddresses.ts';
import type { UploadStore } from '../../media/store/UploadStore.ts';

export interface Unpacking<Checked> {
  /** JSON, or an archive. */
  readonly data: Uint8Array;
  /** How the document is called in an archive. */
  readonly entry: string;
  readonly uploads: UploadStore;
  /** What the document must be: nothing is kept of one that is something else. */
  readonly check: (text: string) => Checked | Unusable;
}

export interface Unusable {
  readonly ok: false;
  readonly message: string;
}

export type Unpacked<Checked> =
  | { readonly ok: true; readonly document: string; readonly checked: Checked }
  | Unusable;

/** The document of a file that somebody sends; pictures that come with it are kept, and its addresses are those that they have here. */
export async function unpackArchive<Checked extends { readonly ok: true }>(
  shop: Shop,
  { data, entry, uploads, check }: Unpacking<Checked>,
): Promise<Unpacked<Checked>> {
  const archive = isArchive(data) ? await readArchive(data) : null;
  if (archive && !archive.ok) return archive;
  const json = archive ? archive.files.get(entry) : data;
  if (!json) return { ok: false, message: `There is no ${entry} in the archive.` };
  // Editors put a mark before a text that is no part of it.
  const text = Buffer.from(json)
    .toString('utf8')
    .replace(/^\ufeff/, '');
  const checked = check(text);
  if (!checked.ok) return checked;
  const document = archive ? await withMedia(shop, uploads, text, archive.files) : text;
  return typeof document === 'string' ? { ok: true, document, checked } : document;
}

export const isArchive = (data: Uint8Array): boolean => data[0] === 0x50 && data[1] === 0x4b;

/** Pictures that the document does not use are left out. */
async function withMedia(
  shop: Shop,
  uploads: UploadStore,
  text: string,
  files: ArchiveFiles,
): Promise<string | Unusable> {
  const urls = new Map<string, string>();
  for (const { file } of uploadAddresses(text)) {
    const bytes = files.get(MEDIA_ENTRIES + file);
    if (!bytes || urls.has(file)) continue;
    if (await isHere(shop, uploads, file, bytes)) {
      urls.set(file, imageUrl({ file }));
      continue;
    }
    const saved = await saveMedia(shop, uploads, { bytes, name: ownName(file) });
    if (!saved.ok) return { ok: false, message: `${file}: ${saved.errors[0]?.message}` };
    urls.set(file, imageUrl(saved.media));
  }
  return replaceAddresses(text, ({ host, file }) => {
    const isSame = host === '' && urls.get(file) === imageUrl({ file });
    return isSame ? null : (urls.get(file) ?? null);
  });
}

/** The mark of its contents is put behind a name anew. */
const ownName = (file: string): string => parse(file).name.replace(/-[\da-f]{12}$/, '');

/** Whether the very same upload is there already, as when a document comes back to where it was packed. */
async function isHere(shop: Shop, uploads: UploadStore, file: string, bytes: Uint8Array): Promise<boolean> {
  if (file.includes('\0')) return false;
  const row = await shop.queries
    .selectFrom('media')
    .select('bytes')
    .where('file', '=', file)
    .executeTakeFirst();
  if (row?.bytes !== bytes.length) return false;
  const here = await uploads.read(file);
  return here?.equals(bytes) ?? false;
}
