import { ensureTerms } from '../catalogue/terms/ensureTerms.ts';
import type { Shop } from '../Shop.ts';
import { POST_CATEGORY } from './Post.ts';

const TAXONOMIES = { categories: POST_CATEGORY, tags: 'post_tag' } as const;

/** Files a post under its categories and tags; what is left out stays as it is. */
export async function filePost(
  shop: Shop,
  postId: number,
  names: { readonly [Kind in keyof typeof TAXONOMIES]?: readonly string[] | undefined },
): Promise<void> {
  for (const kind of ['categories', 'tags'] as const) {
    const wanted = names[kind];
    if (wanted) await replace(shop, postId, TAXONOMIES[kind], wanted);
  }
}

async function replace(
  shop: Shop,
  postId: number,
  taxonomy: string,
  names: readonly string[],
): Promise<void> {
  const ids = await ensureTerms(shop, taxonomy, names);
  await shop.queries
    .deleteFrom('post_terms')
    .where('post_id', '=', postId)
    .where('term_id', 'in', (eb) => eb.selectFrom('terms').select('id').where('taxonomy', '=', taxonomy))
    .execute();
  await filePostUnder(shop, postId, ids);
}

/** Under terms that are there, beside those that it is filed under already. */
export async function filePostUnder(shop: Shop, postId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await shop.queries
    .insertInto('post_terms')
    .values(ids.map((term_id) => ({ post_id: postId, term_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
