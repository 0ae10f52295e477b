import { HTML_CHARACTERS, NAME_CHARACTERS } from '../../catalogue/limits.ts';
import { findTerm } from '../../catalogue/terms/listTerms.ts';
import { saveTerm } from '../../catalogue/terms/saveTerm.ts';
import { SLUG_CHARACTERS } from '../../limits.ts';
import type { Shop } from '../../Shop.ts';
import { slugOf } from '../../text/slugOf.ts';
import { orUndone } from './orUndone.ts';

/** What a post and a category are called where an archive comes from. */
export interface NamedTerm {
  readonly taxonomy: string;
  readonly slug: string;
}

/** One that an archive lists. */
export interface ArchivedTerm extends NamedTerm {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly parent: string;
}

/** Whether who imports may make such things. */
export type MayMake = (right: 'editPosts' | 'manageCatalogue') => boolean;

/** What posts are filed under, and what templates show for. */
export interface Terms {
  /** By their numbers in the archive. */
  readonly numbers: ReadonlyMap<string, string>;
  /** How many were not made because they may not be, by taxonomy. */
  readonly refused: ReadonlyMap<string, number>;
  /** Finds one, or makes it; null: it may not be made. */
  idOf(term: NewTerm, parentId?: number | null): Promise<number | null>;
  readonly made: () => number;
}

interface NewTerm extends NamedTerm {
  readonly name: string;
  readonly description?: string;
}

export const OF_POSTS: ReadonlySet<string> = new Set(['category', 'post_tag']);

/** Those that the archive lists, those above first. */
export async function saveTerms(shop: Shop, terms: readonly ArchivedTerm[], may: MayMake): Promise<Terms> {
  const all = createTerms(shop, may);
  const numbers = new Map<string, string>();
  const refused = new Map<string, number>();
  for (const { id, parent, ...term } of terms) {
    const own = await all.idOf(term, Number(numbers.get(parent) ?? 0) || null);
    if (own === null) refused.set(term.taxonomy, (refused.get(term.taxonomy) ?? 0) + 1);
    else if (id !== '') numbers.set(id, String(own));
  }
  return { ...all, numbers, refused };
}

function createTerms(shop: Shop, may: MayMake): Pick<Terms, 'idOf' | 'made'> {
  const ids = new Map<string, number>();
  let made = 0;
  return {
    made: () => made,
    async idOf({ taxonomy, slug, name, description = '' }, parentId = null) {
      const address = slugOf(slug || name).slice(0, SLUG_CHARACTERS);
      const key = `${taxonomy} ${address}`;
      let id = ids.get(key) ?? (await findTerm(shop, taxonomy, address))?.id;
      if (id === undefined) {
        if (!may(OF_POSTS.has(taxonomy) ? 'editPosts' : 'manageCatalogue')) return null;
        const term = {
          taxonomy,
          slug: address,
          name: (name.trim() || slug).slice(0, NAME_CHARACTERS),
          description: description.slice(0, HTML_CHARACTERS),
          parentId,
        };
        ({ id } = orUndone(await saveTerm(shop, term)));
        made++;
      }
      ids.set(key, id);
      return id;
    },
  };
}
