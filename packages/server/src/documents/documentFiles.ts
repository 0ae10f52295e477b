import { parse } from 'node:path';
import { invalidField } from '../input/Saved.ts';
import type { Shop } from '../Shop.ts';
import { type Exported, packArchive, packJson } from './archive/packArchive.ts';
import { saveFree } from './archive/saveFree.ts';
import { unpackArchive } from './archive/unpackArchive.ts';
import { checkPageDocument } from './checkPageDocument.ts';
import { findDocument, findDocumentBySlug } from './findDocument.ts';
import { type SavedDocument, saveDocument } from './saveDocument.ts';
import { oneLine } from './shelf/checkTexts.ts';
import type { DocumentKind } from './StoredDocument.ts';
import type { UploadStore } from '../media/store/UploadStore.ts';

const ENTRY = 'document.json';

/** A document as a file: as it was saved, or an archive of that and the uploads that it uses. */
export async function exportDocument(
  shop: Shop,
  id: number,
  { as, uploads }: { readonly as: 'json' | 'zip'; readonly uploads: UploadStore },
): Promise<Exported> {
  const found = await findDocument(shop, id);
  if (!found) return { ok: false, message: 'There is no such document.' };
  const packed = { document: found.document, name: found.slug, entry: ENTRY };
  return as === 'json' ? packJson(packed) : packArchive(shop, packed, uploads);
}

export interface DocumentFile {
  readonly kind: DocumentKind;
  /** What it is called where it comes from: the slug is made of it. */
  readonly name: string;
  /** JSON, or an archive. */
  readonly data: Uint8Array;
}

/** Makes a new document of a file. Its slug gets a number when it is used already. */
export async function importDocument(
  shop: Shop,
  { kind, name, data }: DocumentFile,
  { uploads, authorId }: { readonly uploads: UploadStore; readonly authorId: number | null },
): Promise<SavedDocument> {
  const unpacked = await unpackArchive(shop, {
    data,
    uploads,
    entry: ENTRY,
    check: (text) => checkPageDocument(kind, text),
  });
  if (!unpacked.ok) return invalidField('file', unpacked.message);
  const { document } = unpacked;
  return saveFree(
    'slug',
    oneLine(parse(name).name) || kind,
    async (slug) => (await findDocumentBySlug(shop, kind, slug)) !== null,
    (slug) => saveDocument(shop, { kind, slug, document, note: 'Imported' }, { authorId }),
  );
}
