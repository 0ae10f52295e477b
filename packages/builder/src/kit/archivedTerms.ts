import { isObject, type JsonObject, type Note } from '@vitrine/model';
import type { Manifest } from './readManifest.ts';

/** A category or a tag of the site that an archive comes from. */
export interface ArchivedTerm {
  /** The number that it has there. */
  readonly id: string;
  readonly taxonomy: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  /** The id of the one above it; empty: none. */
  readonly parent: string;
}

/** What posts and products are filed under in the shop. */
const TAXONOMIES: ReadonlySet<string> = new Set(['category', 'post_tag', 'product_cat', 'product_tag']);

interface Found {
  readonly terms: readonly ArchivedTerm[];
  readonly files: readonly string[];
  readonly notes: readonly Note[];
}

/** Terms of an archive that the shop has a place for; others are named with how many there are of each. */
export function readTerms(
  { taxonomies }: Pick<Manifest, 'taxonomies'>,
  json: (file: string) => unknown,
): Found {
  const all = [...taxonomies].map(([taxonomy, label]) => {
    const file = `taxonomies/${taxonomy}.json`;
    const listed = json(file);
    return { taxonomy, label, file, list: Array.isArray(listed) ? listed.filter(isObject) : [] };
  });
  const known = all.filter(({ taxonomy }) => TAXONOMIES.has(taxonomy));
  const notes = all
    .filter(({ taxonomy, list }) => list.length > 0 && !TAXONOMIES.has(taxonomy))
    .map(({ taxonomy, label, file, list }) => ({
      kind: 'not-understood' as const,
      path: file,
      message: `${list.length} of “${label || taxonomy}” not taken: the shop has nothing of that kind`,
    }));
  return {
    terms: known.flatMap(({ taxonomy, list }) => list.flatMap((each) => readTerm(taxonomy, each) ?? [])),
    files: all.map(({ file }) => file),
    notes,
  };
}

function readTerm(taxonomy: string, term: JsonObject): ArchivedTerm | null {
  const [id, name, slug] = [textOf(term['term_id']), textOf(term['name']), textOf(term['slug'])];
  if (name === '' && slug === '') return null;
  const parent = textOf(term['parent']);
  return {
    id,
    taxonomy,
    name: plain(name || slug),
    slug,
    description: textOf(term['description']),
    parent: parent === '0' ? '' : parent,
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** Names are stored with their signs as HTML has them. */
const plain = (name: string): string =>
  name
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#039;', "'")
    .replaceAll('&amp;', '&');
