import { isObject, type JsonObject } from '@vitrine/model';
import { type DisplayCondition, readCondition } from '../document/displayConditions.ts';
import { isNewerKit, isOldKit } from './kitRules.ts';

/** A term that something is filed under, as it is called where the kit comes from. */
export interface KitTerm {
  readonly taxonomy: string;
  readonly slug: string;
}

/** One document of a kit. */
export interface KitEntry {
  /** In the archive. */
  readonly file: string;
  /** The number that it has where the kit comes from; empty: none is known. */
  readonly id: string;
  /** Of content: `page`, `post` or what its site calls it. Empty: a template. */
  readonly postType: string;
  readonly excerpt: string;
  /** The last part of its address there. */
  readonly slug: string;
  readonly terms: readonly KitTerm[];
  readonly title: string;
  readonly type: string;
  readonly conditions: readonly DisplayCondition[];
  /** The site's first page. */
  readonly isHome: boolean;
}

export interface Manifest {
  readonly title: string;
  readonly version: string;
  /** Its owner is asked to export it anew. */
  readonly isOld: boolean;
  /** Its builder is newer than what is known here: some of it may not show. */
  readonly isNewer: boolean;
  /** Which settings of a site it brings, by their parts. */
  readonly siteSettings: Readonly<Record<string, boolean>>;
  /** The file of its settings, and the key that they stand under. */
  readonly settingsFile: { readonly file: string; readonly key: 'settings' | 'page_settings' } | null;
  readonly entries: readonly KitEntry[];
  /** By what they are called in addresses, with what people call them. */
  readonly taxonomies: ReadonlyMap<string, string>;
  /** With their versions. */
  readonly plugins: readonly string[];
  readonly experiments: readonly string[];
  /** With its version; empty: none is named. */
  readonly theme: string;
}

const SETTING_PARTS = [
  'theme',
  'globalColors',
  'globalFonts',
  'themeStyleSettings',
  'generalSettings',
  'experiments',
] as const;

/** Manifests of today, of the two forms before it, and of those who sell kits. Null: it is none. */
export function readManifest(value: unknown): Manifest | null {
  if (!isObject(value)) return null;
  if (value['manifest_version'] !== undefined) return readForeign(value);
  if (value['version'] === undefined && value['elementor_version'] === undefined) return null;
  const version = textOf(value['version']) || '1.0';
  return {
    title: textOf(value['title']) || textOf(value['name']),
    version,
    isOld: isOldKit(version),
    isNewer: isNewerKit(textOf(value['elementor_version'])),
    siteSettings: readSiteSettings(value['site-settings']),
    settingsFile: { file: 'site-settings.json', key: 'settings' },
    entries: [
      ...entriesOf(value['templates'], 'templates', ''),
      ...groupsOf(value['content']).flatMap(([type, group]) => entriesOf(group, `content/${type}`, type)),
    ],
    taxonomies: readTaxonomies(value['taxonomies']),
    plugins: namesWithVersions(value['plugins']),
    experiments: namesIn(value['experiments']),
    theme: namesWithVersions([value['theme']])[0] ?? '',
  };
}

/** Of each kind of post a list; up to 2.0 of names alone. */
const readTaxonomies = (value: unknown): ReadonlyMap<string, string> =>
  new Map(
    groupsOf(value)
      .flatMap(([, group]) => listOf(group))
      .map((each) => (isObject(each) ? [textOf(each['name']), textOf(each['label'])] : [textOf(each), '']))
      .filter(([name]) => name !== '')
      .map(([name = '', label = '']) => [name, label]),
  );

const namesWithVersions = (value: unknown): readonly string[] =>
  listOf(value)
    .filter(isObject)
    .map((each) => `${textOf(each['name'])} ${textOf(each['version'])}`.trim())
    .filter((name) => name !== '');

/** Some write them as a map. */
const namesIn = (value: unknown): readonly string[] =>
  isObject(value) ? Object.keys(value) : listOf(value).map(textOf).filter(Boolean);

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** An empty group is written as a list. */
const groupsOf = (value: unknown): [string, unknown][] => (isObject(value) ? Object.entries(value) : []);

/** Up to 2.0 a list of names: all of it is there, or nothing. */
export function readSiteSettings(value: unknown): Readonly<Record<string, boolean>> {
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, is]) => [key, is === true]));
  const hasAny = Array.isArray(value) && value.length > 0;
  return Object.fromEntries(SETTING_PARTS.map((part) => [part, hasAny]));
}

const SAFE_NAME = /^[\w-]{1,100}$/;

const entriesOf = (group: unknown, folder: string, postType: string): KitEntry[] =>
  groupsOf(group)
    .filter(([id, entry]) => SAFE_NAME.test(id) && isObject(entry))
    .map(([id, entry]) => ({
      ...readEntry(entry as JsonObject),
      id,
      postType,
      file: `${folder}/${id}.json`,
    }));

const readEntry = (entry: JsonObject): Omit<KitEntry, 'file' | 'id' | 'postType'> => ({
  title: textOf(entry['title']) || textOf(entry['name']),
  type: textOf(entry['doc_type']) || textOf(entry['type']) || 'page',
  conditions: listOf(entry['conditions']).flatMap((each) => readCondition(each) ?? []),
  isHome: entry['show_on_front'] === true,
  excerpt: textOf(entry['excerpt']),
  slug: slugIn(textOf(entry['url'])),
  terms: listOf(entry['terms'])
    .filter(isObject)
    .map(({ taxonomy, slug }) => ({ taxonomy: textOf(taxonomy), slug: textOf(slug) }))
    .filter(({ taxonomy, slug }) => taxonomy !== '' && slug !== ''),
});

/** Addresses without words (`?page_id=12`) have none. */
const slugIn = (url: string): string => /^[^?#]*\/\/[^/?#]+\/(?:[^?#]*\/)?([^/?#]+)\/?$/.exec(url)?.[1] ?? '';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** `templates` is a list, each with its source; the one with the global styles is the settings of the site. */
function readForeign(value: JsonObject): Manifest {
  const templates = listOf(value['templates']).filter(isObject);
  const metaOf = (entry: JsonObject): JsonObject => (isObject(entry['metadata']) ? entry['metadata'] : {});
  const isStyles = (entry: JsonObject): boolean => metaOf(entry)['template_type'] === 'global-styles';
  const styles = templates.find(isStyles);
  return {
    title: textOf(value['title']),
    version: textOf(value['kit_version']) || textOf(value['manifest_version']),
    isOld: true,
    isNewer: isNewerKit(textOf(value['elementor_version'])),
    siteSettings: readSiteSettings(styles ? ['theme'] : []),
    settingsFile: styles ? { file: textOf(styles['source']), key: 'page_settings' } : null,
    entries: templates
      .filter((entry) => !isStyles(entry))
      .map((entry) => ({
        file: textOf(entry['source']),
        title: textOf(entry['name']),
        type: textOf(metaOf(entry)['elementor_library_type']) || textOf(entry['type']) || 'page',
        conditions: listOf(metaOf(entry)['elementor_pro_conditions']).flatMap(
          (each) => readCondition(each) ?? [],
        ),
        isHome: false,
        id: '',
        postType: '',
        excerpt: '',
        slug: '',
        terms: [],
      })),
    taxonomies: new Map(),
    plugins: namesWithVersions(value['required_plugins']),
    experiments: [],
    theme: '',
  };
}
