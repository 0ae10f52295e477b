import { parse } from 'node:path';
import type { DocumentKind } from '@vitrine/contract/api';
import { isObject } from '@vitrine/model';
import { invalidField } from '../input/Saved.ts';
import type { UploadStore } from '../media/store/UploadStore.ts';
import type { Shop } from '../Shop.ts';
import { type Exported, packArchive, packJson } from './archive/packArchive.ts';
import { type ArchiveFiles, readArchive } from './archive/readArchive.ts';
import {
  type DocumentReader,
  randomId,
  type ReadArchive,
  saveArchive,
  type SavedArchive,
  saveNew,
  unknownNumber,
  usedElementIds,
} from './archive/saveArchive.ts';
import { takePictures } from './archive/takePictures.ts';
import { isArchive, unpackArchive } from './archive/unpackArchive.ts';
import { checkPageDocument } from './checkPageDocument.ts';
import { findDocument } from './findDocument.ts';
import { parseDocument } from './shelf/parseDocument.ts';

const ENTRY = 'document.json';

/** A template's file in the form of builders, or why there is none. */
export type WriteTemplate = (template: {
  readonly text: string;
  readonly title: string;
  readonly id: number;
  readonly nowMs: number;
}) =>
  | { readonly ok: true; readonly name: string; readonly text: string }
  | { readonly ok: false; readonly message: string };

interface Exporting {
  /** `template`: as builders write and read it; `json`: as it was saved. */
  readonly as: 'json' | 'zip' | 'template';
  readonly uploads: UploadStore;
  readonly writeTemplate: WriteTemplate;
}

/** A document as a file: as it was saved, an archive of that and the uploads that it uses, or as page builders import it. */
export async function exportDocument(
  shop: Shop,
  id: number,
  { as, uploads, writeTemplate }: Exporting,
): Promise<Exported> {
  const found = await findDocument(shop, id);
  if (!found) return { ok: false, message: 'Template data not found' };
  if (as === 'template') {
    const file = writeTemplate({ text: found.document, title: found.title, id, nowMs: shop.now() });
    return file.ok ? { ok: true, name: file.name, data: Buffer.from(file.text), missing: [] } : file;
  }
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

interface Importing {
  readonly uploads: UploadStore;
  readonly authorId: number | null;
  readonly reader: DocumentReader;
  readonly may: (right: 'editPosts' | 'manageCatalogue') => boolean;
  /** What a document says that it is; default: a page. */
  readonly kindOf?: (document: string) => DocumentKind;
}

/**
 * Makes a new document of a file, or all of a kit or of several templates, with the categories, posts and pages beside them. What is
 * there stays as it is: a slug gets a number when it is used already, and elements other ids when another document has theirs.
 */
export async function importDocument(
  shop: Shop,
  file: DocumentFile,
  importing: Importing,
): Promise<SavedArchive> {
  const { uploads, authorId, reader, may } = importing;
  const bundle = isArchive(file.data) ? await archiveIn(file.data, reader) : null;
  if (!bundle) return importOne(shop, file, importing);
  if (bundle.archive.documents.length === 0)
    return invalidField('file', 'There is no page document in the archive.');
  const { archive, texts, files } = bundle;
  const { rewrite, notes } = await takePictures(
    shop,
    uploads,
    archive.documents.map(({ document }) => document),
    files,
  );
  const documents = archive.documents.map((each) => ({ ...each, document: rewrite(each.document) }));
  const whole = { ...archive, documents, notes: [...archive.notes, ...notes] };
  return saveArchive(shop, whole, { authorId, reader, may, texts });
}

async function importOne(
  shop: Shop,
  { kind: given, name, data }: DocumentFile,
  { uploads, authorId, reader, kindOf = () => 'page' }: Importing,
): Promise<SavedArchive> {
  const check = (text: string) => {
    const parsed = parseDocument(text);
    if (!parsed.ok) return parsed.isJson ? parsed : { ...parsed, message: INVALID_FILE };
    const kind = given ?? kindOf(text);
    const checked = checkPageDocument(kind, text);
    if (checked.ok && hasContent(parsed.value)) return { ...checked, kind };
    return { ok: false, message: reader.whyNot(parsed.value) ?? INVALID_CONTENT } as const;
  };
  const unpacked = await unpackArchive<CheckedFile>(shop, { data, uploads, entry: ENTRY, check });
  if (!unpacked.ok) return invalidField('file', unpacked.message);
  const { document: text, checked } = unpacked;
  const taken = await usedElementIds(shop, reader);
  const document = reader.renewIds(text, (id) => taken.has(id), randomId);
  const saved = await saveNew(shop, { kind: checked.kind, name: parse(name).name, document }, authorId);
  if (!saved.ok) return saved;
  // One that comes back to its own site means by numbers what it meant: only its owner can tell.
  const { unknown } = reader.relink(document, () => null);
  const notes = unknown.map((named) => ({
    kind: 'not-understood' as const,
    path: saved.document.slug,
    message: unknownNumber(named),
  }));
  return { ok: true, documents: [saved.document], posts: [], terms: 0, notes };
}

interface CheckedFile {
  readonly ok: true;
  readonly kind: DocumentKind;
}

/** The words of the original (facts/builder-documents §7). */
const INVALID_FILE = 'Invalid File';
const INVALID_CONTENT = 'Invalid Content In File';

/** A list, or an object: lists with gaps are written so. */
const hasContent = (value: unknown): boolean =>
  !isObject(value) || value['content'] === undefined || typeof value['content'] === 'object';

interface Bundle {
  readonly archive: ReadArchive;
  readonly texts: ReadonlyMap<string, string>;
  readonly files: ArchiveFiles;
}

const IS_TEXT = /\.(?:json|xml)$/i;

/** What an archive holds that is not one of ours; null: it is, or it cannot be read. */
async function archiveIn(data: Uint8Array, { read }: DocumentReader): Promise<Bundle | null> {
  const unpacked = await readArchive(data);
  if (!unpacked.ok || unpacked.files.has(ENTRY)) return null;
  const { files } = unpacked;
  const names = [...files.keys()];
  const texts = new Map(
    names
      .filter((name) => IS_TEXT.test(name))
      .map((name) => [name, Buffer.from(files.get(name) ?? []).toString('utf8')] as const),
  );
  const others = names.filter((name) => !texts.has(name));
  return { archive: read(texts, others), texts, files };
}
