import { readFile } from 'node:fs/promises';
import {
  countElements,
  type Kit,
  type Manifest,
  readDocument,
  readDocumentArchive,
  readKit,
  readManifest,
  renderDocument,
  renderDocumentPage,
} from '@vitrine/builder';
import { documentKind, isObject, type Note } from '@vitrine/model';
import { readJsonFile } from './readJsonFile.ts';

export interface PageFile {
  /** What it is called in an archive; empty: it is a file of its own. */
  readonly name: string;
  /** What it is, in a few words. */
  readonly about: string;
  readonly notes: readonly Note[];
  /** Null: there is nothing to see in it. */
  readonly render: (() => string) | null;
}

export interface PageFiles {
  /** Of an archive: what it is on the whole. */
  readonly about: string;
  /** Of an archive, the one that is meant where none is named first. */
  readonly pages: readonly PageFile[];
  /** Of an archive: what is in it and is not taken over. */
  readonly left: readonly Note[];
}

/** Documents are told apart by their ids in classes; alone in a page, one has this. */
const ID = 1;

/** Pages, templates and kits from a file, or from an archive of several; null when it is none. An archive that cannot be read is told as text. */
export async function readPages(path: string): Promise<PageFiles | string | null> {
  const data = await readFile(path).catch(() => null);
  if (data && data[0] === 0x50 && data[1] === 0x4b) return readPacked(data);
  const file = await readJsonFile(path);
  const page = file.ok ? readOne(file.json) : null;
  return page && { about: '', pages: [page], left: [] };
}

/** All documents of an archive, which is unpacked in memory and no further than one may be: names in it are names alone. */
async function readPacked(data: Uint8Array): Promise<PageFiles | string> {
  const { notesOfWxr, readArchive, readWxr } = await import('@vitrine/server');
  const archive = await readArchive(data);
  if (!archive.ok) return archive.message;
  const names = [...archive.files.keys()];
  const textOf = (name: string) => Buffer.from(archive.files.get(name) ?? []).toString('utf8');
  const texts = new Map(
    names.filter((name) => /\.(?:json|xml)$/i.test(name)).map((name) => [name, textOf(name)] as const),
  );
  const read = readDocumentArchive(
    texts,
    names.filter((name) => !texts.has(name)),
  );
  const ordinary = read.posts.map((name) => ({ name, ...readWxr(texts.get(name) ?? '') }));
  const documents = read.documents.map(({ kind, name, document }) => ({
    kind,
    name,
    json: JSON.parse(document) as unknown,
  }));
  if (documents.length === 0) return 'There is no page document in the archive.';
  const settings = documents.find(({ kind }) => kind === 'kit');
  const kit = settings && readKit(readDocument(settings.json).settings, String(ID));
  const pages = documents
    .filter((each) => each !== settings)
    .toSorted((one, other) => Number(isHome(other.json)) - Number(isHome(one.json)))
    .map(({ name, json }) => describe(json, name, kit));
  const count = documents.length;
  const posts = ordinary.reduce((sum, file) => sum + file.posts.length, 0);
  return {
    about: [
      `an archive of ${counted(count, 'document')}`,
      ...(posts > 0 ? [counted(posts, 'post or page', 'posts and pages')] : []),
      ...(read.terms.length > 0
        ? [counted(read.terms.length, 'category or tag', 'categories and tags')]
        : []),
      ...(kit ? ['a kit'] : []),
    ].join(', '),
    pages,
    left: [...read.notes, ...ordinary.flatMap(({ name, others }) => notesOfWxr(name, others))],
  };
}

const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

const isHome = (json: unknown): boolean => isObject(json) && json['show_on_front'] === true;

function readOne(json: unknown): PageFile | null {
  const manifest = isPage(json) ? null : readManifest(json);
  if (manifest) return describeKit(manifest);
  return isPage(json) ? describe(json) : null;
}

function describe(json: unknown, name = '', kit?: Kit): PageFile {
  const document = readDocument(json);
  const own = readKit(document.elements.length === 0 ? document.settings : {}, String(ID));
  const options = { id: ID, kit: kit ?? own };
  const { notes } = renderDocument(document, options);
  const count = countElements(document.elements);
  return {
    name,
    about: `can be shown; ${document.kind}, ${count} element${count === 1 ? '' : 's'}`,
    notes,
    render: () => renderDocumentPage(document, options),
  };
}

/** The list of what is in a kit. */
function describeKit({ title, version, entries, isOld, isNewer }: Manifest): PageFile {
  const count = entries.length;
  return {
    name: '',
    about: `a kit of version ${version}${title && `, “${title}”`}; ${count} document${count === 1 ? '' : 's'}${isOld ? '; of an older form, which is read all the same' : ''}${isNewer ? '; of a newer builder, of which some may not show' : ''}`,
    notes: [],
    render: null,
  };
}

const isPage = (json: unknown): boolean =>
  Array.isArray(json)
    ? json.length > 0 && json.every((each) => isObject(each) && each['elType'] !== undefined)
    : isObject(json) && documentKind(json) === 'page';
