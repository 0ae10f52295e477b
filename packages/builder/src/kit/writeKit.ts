import { asObject, type JsonObject } from '@vitrine/model';
import { readCondition } from '../document/displayConditions.ts';
import type { PageDocument } from '../document/PageDocument.ts';
import { isEmpty } from '../settings/Settings.ts';
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

/** What a site is called is its own, and goes to no other with a kit. */
const OWN_SETTINGS: ReadonlySet<string> = new Set([
  'site_name',
  'site_description',
  'site_logo',
  'site_favicon',
]);

/** `2026-01-31 12:00:00`, in the time of Greenwich. */
const dated = (nowMs: number): string => new Date(nowMs).toISOString().slice(0, 19).replace('T', ' ');

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** An empty group is written as a list. */
const group = (entries: readonly (readonly [id: string, entry: JsonObject])[]): JsonObject | [] =>
  entries.length > 0 ? Object.fromEntries(entries) : [];

/** As files of kits have it, with every key that it came with: builders look for the settings under this name alone. */
function fileOf({ kind, source }: PageDocument): JsonObject {
  const whole: JsonObject = Array.isArray(source) ? { content: source } : (asObject(source) ?? {});
  const { content = whole['elements'] ?? [], metadata = [] } = whole;
  const { page_settings: ofPage, ...others } = whole;
  const settings = isEmpty(ofPage) ? whole['settings'] : ofPage;
  if (kind !== 'kit') return { ...whole, content, settings: settings ?? [], metadata };
  return { ...others, content, settings: withoutOwn(settings), metadata };
}

const withoutOwn = (settings: unknown): JsonObject =>
  Object.fromEntries(Object.entries(asObject(settings) ?? {}).filter(([key]) => !OWN_SETTINGS.has(key)));

/** Where a template shows, in the words of manifests. */
function conditionsOf({ source }: PageDocument): readonly JsonObject[] {
  const list = asObject(source)?.['conditions'];
  return (Array.isArray(list) ? list : [])
    .flatMap((each) => readCondition(each) ?? [])
    .map(({ type, name, subName, subId }) => ({ type, name, sub_name: subName, sub_id: subId }));
}

/** The files of a kit's archive, by their names in it: documents with every key that they came with, and the list of them. `readDocumentArchive` reads it. */
export function writeKit({ title, description, documents, nowMs }: KitSource): ReadonlyMap<string, string> {
  const settings = documents.find(({ kind }) => kind === 'kit');
  const entries = documents
    .filter(({ kind }) => kind !== 'kit')
    .map((document, index) => ({ document, id: String(index + 1) }));
  const entry = ({ title: name, type }: PageDocument) => ({ title: name, doc_type: type, thumbnail: false });
  const isHome = ({ source }: PageDocument): boolean => asObject(source)?.['show_on_front'] === true;
  const listed = (kind: string) =>
    group(
      entries
        .filter(({ document }) => document.kind === kind)
        .map(({ document, id }) => [
          id,
          { ...entry(document), ...(isHome(document) && { show_on_front: true }) },
        ]),
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
    templates: group(
      templates.map(({ document, id }) => [
        id,
        { ...entry(document), location: document.kind, conditions: conditionsOf(document) },
      ]),
    ),
    content: { page: listed('page'), post: listed('post') },
  };
  return new Map([
    ['manifest.json', JSON.stringify(manifest)],
    ...(settings ? [['site-settings.json', JSON.stringify(fileOf(settings))] as const] : []),
    ...entries.map(({ document, id }) => {
      const folder = CONTENT.has(document.kind) ? `content/${document.kind}` : 'templates';
      return [`${folder}/${id}.json`, JSON.stringify(fileOf(document))] as const;
    }),
  ]);
}
