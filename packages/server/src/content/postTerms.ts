import { readTerm, type Term } from '../catalogue/terms/Term.ts';
import type { Shop } from '../Shop.ts';

/** The categories and tags of a post. */
export async function postTerms({ queries }: Shop, postId: number): Promise<readonly Term[]> {
  const rows = await queries
    .selectFrom('post_terms')
    .innerJoin('terms', 'terms.id', 'post_terms.term_id')
    .selectAll('terms')
    .where('post_terms.post_id', '=', postId)
    .orderBy('terms.name')
    .orderBy('terms.id')
    .execute();
  return rows.map(readTerm);
}
