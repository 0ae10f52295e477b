import { parse } from 'node:path';
import { invalidField, type NotSaved, type Saved } from '../input/Saved.ts';
import type { Shop } from '../Shop.ts';
import { type Exported, packArchive, packJson } from './archive/packArchive.ts';
import { saveFree } from './archive/saveFree.ts';
import { type ArchiveFiles, readArchive } from './archive/readArchive.ts';
import { takePictures } from './archive/takePictures.ts';
import { isArchive, unpackArchive } from './archive/unpackArchive.ts';
import { checkPageDocument } from './checkPageDocument.ts';
import { findDocument, findDocumentBySlug } from './findDocument.ts';
import { type SavedDocument, saveDocument } from './saveDocument.ts';
import type { DocumentSummary } from './StoredDocument.ts';
import { oneLine } from './shelf/checkTexts.ts';
import { parseDocument } from './shelf/parseDocument.ts';
import type { DocumentKind } from '@vitrine/contract/api';
import type { UploadStore } from '../media/store/UploadStore.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { NAME_LENGTH } from './limits.ts';

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
  /** Default: what the file itself says that it is. */
  readonly kind?: DocumentKind | undefined;
  /** What it is called where it comes from: the slug is made of it. */
  readonly name: string;
  /** JSON, or an archive. */
  readonly data: Uint8Array;
}

/** Documents of an archive that holds several: a kit, or templates. */
export type ReadBundle = (
  files: ReadonlyMap<string, string>,
) => readonly { readonly kind: DocumentKind; readonly name: string; readonly document: string }[];

/** More in one archive are a mistake, or an attack. */
const MOST_DOCUMENTS = 200;

interface Importing {
  readonly uploads: UploadStore;
  readonly authorId: number | null;
  /** Default: archives hold one document. */
  readonly readBundle?: ReadBundle;
  /** What a document says that it is; default: a page. */
  readonly kindOf?: (document: string) => DocumentKind;
}

export type ImportedDocuments = Saved<{
  /** At least one. */
  readonly documents: readonly DocumentSummary[];
}>;

/** Makes a new document of a file, or all of a kit or of several templates. A slug gets a number when it is used already. */
export async function importDocument(
  shop: Shop,
  { kind: given, name, data }: DocumentFile,
  { uploads, authorId, readBundle, kindOf = () => 'page' }: Importing,
): Promise<ImportedDocuments> {
  const bundle = readBundle && isArchive(data) ? await documentsIn(data, readBundle) : null;
  if (bundle) {
    const rewrite = await takePictures(shop, uploads, textsOf(bundle.documents), bundle.files);
    const documents = bundle.documents.map((each) => ({ ...each, document: rewrite(each.document) }));
    return importBundle(shop, documents, authorId);
  }
  const unpacked = await unpackArchive(shop, {
    data,
    uploads,
    entry: ENTRY,
    check(text) {
      const kind = given ?? (parseDocument(text).ok ? kindOf(text) : 'page');
      const checked = checkPageDocument(kind, text);
      return checked.ok ? { ...checked, kind } : checked;
    },
  });
  if (!unpacked.ok) return invalidField('file', unpacked.message);
  const { document, checked } = unpacked;
  const saved = await saveNew(shop, { kind: checked.kind, name: parse(name).name, document }, authorId);
  return saved.ok ? { ok: true, documents: [saved.document] } : saved;
}

type NewDocument = ReturnType<ReadBundle>[number];

const saveNew = (
  shop: Shop,
  { kind, name, document }: NewDocument,
  authorId: number | null,
): Promise<SavedDocument> =>
  saveFree(
    'slug',
    oneLine(name).slice(0, NAME_LENGTH - SERIAL_LENGTH) || kind,
    async (slug) => (await findDocumentBySlug(shop, kind, slug)) !== null,
    (slug) => saveDocument(shop, { kind, slug, document, note: 'Imported' }, { authorId }),
  );

/** Room for a number behind a name. */
const SERIAL_LENGTH = 5;

/** All of them, or none. */
async function importBundle(
  shop: Shop,
  documents: readonly NewDocument[],
  authorId: number | null,
): Promise<ImportedDocuments> {
  try {
    return await inTransaction(shop, async (inside) => {
      const all: DocumentSummary[] = [];
      for (const document of documents) {
        const saved = await saveNew(inside, document, authorId);
        if (!saved.ok) throw new Undone(saved);
        all.push(saved.document);
      }
      return { ok: true, documents: all };
    });
  } catch (error) {
    if (error instanceof Undone) return error.refused;
    throw error;
  }
}

/** Takes back what a transaction has written. */
class Undone extends Error {
  readonly refused: NotSaved;
  constructor(refused: NotSaved) {
    super();
    this.refused = refused;
  }
}

const textsOf = (documents: readonly NewDocument[]): readonly string[] =>
  documents.map(({ document }) => document);

interface Bundle {
  readonly documents: readonly NewDocument[];
  readonly files: ArchiveFiles;
}

/** What an archive holds that is not one of ours; null: no document that is known. */
async function documentsIn(data: Uint8Array, readBundle: ReadBundle): Promise<Bundle | null> {
  const archive = await readArchive(data);
  if (!archive.ok || archive.files.has(ENTRY)) return null;
  const texts = [...archive.files]
    .filter(([name]) => name.endsWith('.json'))
    .map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')] as const);
  const documents = readBundle(new Map(texts)).slice(0, MOST_DOCUMENTS);
  return documents.length === 0 ? null : { documents, files: archive.files };
}
