import type { PageDocument } from '../document/PageDocument.ts';
import { writeDocument } from '../document/writeDocument.ts';
import { WRITTEN_FOR } from './kitRules.ts';

export interface KitSource {
  readonly title: string;
  readonly description: string;
  readonly documents: readonly PageDocument[];
  /** When it was made, in milliseconds. */
  readonly nowMs: number;
}

/** What a kit keeps as content of its site; all others are templates. */
const CONTENT: ReadonlySet<string> = new Set(['page', 'post']);

/** The parts of a site that its settings say something of. */
const SETTING_PARTS = {
  globalColors: true,
  globalFonts: true,
  themeStyleSettings: true,
  generalSettings: true,
};

/** `2026-01-31 12:00:00`, in the time of Greenwich. */
const dated = (nowMs: number): string => new Date(nowMs).toISOString().slice(0, 19).replace('T', ' ');

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The files of a kit's archive, by their names in it: documents as they came, and the list of them. `readDocumentArchive` reads it. */
export function writeKit({ title, description, documents, nowMs }: KitSource): ReadonlyMap<string, string> {
  const settings = documents.find(({ kind }) => kind === 'kit');
  const entries = documents
    .filter(({ kind }) => kind !== 'kit')
    .map((document, index) => ({ document, id: String(index + 1) }));
  const entry = ({ title: name, type }: PageDocument) => ({ title: name, doc_type: type, thumbnail: false });
  const listed = (kind: string) =>
    Object.fromEntries(
      entries
        .filter(({ document }) => document.kind === kind)
        .map(({ document, id }) => [id, entry(document)]),
    );
  const templates = entries.filter(({ document }) => !CONTENT.has(document.kind));
  const manifest = {
    name: slugOf(title),
    title,
    description,
    version: '3.0',
    elementor_version: WRITTEN_FOR,
    created: dated(nowMs),
    thumbnail: false,
    'site-settings': settings ? SETTING_PARTS : {},
    templates: Object.fromEntries(
      templates.map(({ document, id }) => [
        id,
        { ...entry(document), location: document.kind, conditions: [] },
      ]),
    ),
    content: { page: listed('page'), post: listed('post') },
  };
  return new Map([
    ['manifest.json', JSON.stringify(manifest)],
    ...(settings ? [['site-settings.json', writeDocument(settings)] as const] : []),
    ...entries.map(({ document, id }) => {
      const folder = CONTENT.has(document.kind) ? `content/${document.kind}` : 'templates';
      return [`${folder}/${id}.json`, writeDocument(document)] as const;
    }),
  ]);
}
