import type { DocumentKind } from '@vitrine/contract/api';
import { isObject, type Note } from '@vitrine/model';
import { pageDocumentKind } from '../document/documentKind.ts';
import { whyNotTemplate } from '../document/documentRules.ts';
import { type ArchivedTerm, readTerms } from './archivedTerms.ts';
import { notInFiles, notOfManifest, notTaken } from './archiveNotes.ts';
import { type KitEntry, type KitTerm, type Manifest, readManifest } from './readManifest.ts';

/** A document of an archive, as it is to be kept. */
export interface ArchivedDocument {
  readonly kind: DocumentKind;
  /** What its address is made of. */
  readonly name: string;
  /** JSON, with what the archive says of it beside what its file does. */
  readonly document: string;
  /** The number that it has where it comes from, by which other documents name it; empty: none is known. */
  readonly id: string;
  /** Of the pages and posts of its site: what shows it there. */
  readonly post: ArchivedPost | null;
}

export interface ArchivedPost {
  readonly type: 'page' | 'post';
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly terms: readonly KitTerm[];
}

export interface DocumentArchive {
  /** Of a kit its settings first. */
  readonly documents: readonly ArchivedDocument[];
  /** Categories and tags, those above first. */
  readonly terms: readonly ArchivedTerm[];
  /** Files of ordinary posts and pages, in the form that sites export them in. */
  readonly posts: readonly string[];
  /** What is in it and was not taken, each by its name. */
  readonly notes: readonly Note[];
}

const MANIFEST = 'manifest.json';

/**
 * What an archive holds: of a kit with its manifest, or several templates. A file that is no document is left out, and named in
 * the notes. `files` has the texts; `others` are files of which the name alone is known. Names are names in the archive only, and never places.
 */
export function readDocumentArchive(
  files: ReadonlyMap<string, string>,
  others: readonly string[] = [],
): DocumentArchive {
  const root = rootOf(files);
  const manifest = readManifest(parse(files.get(root + MANIFEST)));
  if (manifest) return readKitFiles(files, others, root, manifest);
  const documents = [...files].flatMap(([name, text]) => template(name, text));
  const read = new Set(documents.map(({ file }) => file));
  return {
    documents: documents.map(({ archived: each }) => each),
    terms: [],
    posts: [],
    notes: [...notTaken([...files.keys(), ...others], read)],
  };
}

function readKitFiles(
  files: ReadonlyMap<string, string>,
  others: readonly string[],
  root: string,
  manifest: Manifest,
): DocumentArchive {
  const json = (file: string): unknown => parse(files.get(root + file));
  const found = manifest.entries.map((entry) => ({ entry, document: documentOf(entry, json(entry.file)) }));
  const kit = kitOf(manifest, json);
  const terms = readTerms(manifest, json);
  const names = [...files.keys(), ...others]
    .filter((name) => name.startsWith(root))
    .map((name) => name.slice(root.length));
  const posts = names.filter((name) => ORDINARY.test(name));
  const read = new Set([
    MANIFEST,
    manifest.settingsFile?.file ?? '',
    ...manifest.entries.map(({ file }) => file),
    ...terms.files,
    ...posts,
  ]);
  const missing = found.filter(({ document }) => !document).map(({ entry }) => entry);
  return {
    documents: [...kit, ...found.flatMap(({ document }) => document ?? [])],
    terms: terms.terms,
    posts: posts.map((name) => root + name),
    notes: [
      ...notInFiles(missing, (file) => files.has(root + file)),
      ...terms.notes,
      ...notOfManifest(manifest),
      ...notTaken(names, read),
    ],
  };
}

const ORDINARY = /^wp-content\/[\w-]+\/[\w-]+\.xml$/;

function kitOf(
  { settingsFile, title }: Manifest,
  json: (file: string) => unknown,
): readonly ArchivedDocument[] {
  const settings = settingsFile && json(settingsFile.file);
  if (!isObject(settings)) return [];
  return [
    archived('kit', title || 'kit', {
      type: 'kit',
      title,
      content: [],
      ...settings,
      settings: settings[settingsFile?.key ?? 'settings'] ?? {},
    }),
  ];
}

function documentOf(entry: KitEntry, json: unknown): ArchivedDocument | null {
  if (!isObject(json) || whyNotTemplate(json) !== null) return null;
  const { title, type, conditions, isHome, id } = entry;
  const said = {
    ...json,
    title,
    type,
    ...(conditions.length > 0 && { conditions }),
    ...(isHome && { show_on_front: true }),
  };
  return { ...archived(pageDocumentKind(type), title, said), id, post: postOf(entry) };
}

/** What is neither a page nor a post stands at no address here. */
function postOf({ postType, title, slug, excerpt, terms }: KitEntry): ArchivedPost | null {
  if (postType !== 'page' && postType !== 'post') return null;
  return { type: postType, title, slug, excerpt, terms };
}

const archived = (kind: DocumentKind, name: string, json: object): ArchivedDocument => ({
  kind,
  name: name || kind,
  document: JSON.stringify(json),
  id: '',
  post: null,
});

/** Archives that a computer made of a folder hold that folder. */
function rootOf(files: ReadonlyMap<string, string>): string {
  const found = [...files.keys()].find((name) => name === MANIFEST || /^[^/]+\/manifest\.json$/.test(name));
  return found?.slice(0, -MANIFEST.length) ?? '';
}

/** What systems put beside the files themselves is skipped. */
const isBeside = (name: string): boolean =>
  name.startsWith('__MACOSX') || (name.split('/').at(-1) ?? '').startsWith('.');

function template(name: string, text: string): { file: string; archived: ArchivedDocument }[] {
  if (isBeside(name) || !name.endsWith('.json')) return [];
  const json = parse(text);
  if (whyNotTemplate(json) !== null || !isObject(json)) return [];
  const file = name.split('/').at(-1) ?? '';
  const title = typeof json['title'] === 'string' ? json['title'] : '';
  const type = typeof json['type'] === 'string' ? json['type'] : 'page';
  // As builders name the files of templates.
  const id = /^elementor-(\d+)-\d{4}-\d\d-\d\d\.json$/.exec(file)?.[1] ?? '';
  const document = {
    kind: pageDocumentKind(type),
    name: title || file.slice(0, -'.json'.length),
    document: text,
    id,
    post: null,
  };
  return [{ file: name, archived: document }];
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : (JSON.parse(text.replace(/^\ufeff/, '')) as unknown);
  } catch {
    // One broken file must not keep the others out.
    return undefined;
  }
}
