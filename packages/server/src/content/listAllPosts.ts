import { holdsText } from '../db/holdsText.ts';
import type { Shop } from '../Shop.ts';
import { type Post, type PostStatus, type PostType, readPost } from './Post.ts';

const COLUMNS = {
  id: 'id',
  title: 'title',
  publishedAt: 'published_at',
  updatedAt: 'updated_at',
} as const;
export type PostSort = keyof typeof COLUMNS;

export interface AllPostsQuery {
  readonly type: PostType;
  /** A part of the title or the slug. */
  readonly search?: string | undefined;
  /** Default: all but the trash. */
  readonly status?: PostStatus | undefined;
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
  readonly sort: { readonly field: PostSort; readonly isDescending: boolean };
  readonly page: number;
  readonly perPage: number;
}

/** For those who write them. */
export async function listAllPosts(
  shop: Shop,
  query: AllPostsQuery,
): Promise<{ readonly items: readonly Post[]; readonly total: number }> {
  const found = filtered(shop, query);
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const way = query.sort.isDescending ? 'desc' : 'asc';
  const rows = await found
    .selectAll()
    .orderBy(COLUMNS[query.sort.field], way)
    .orderBy('id', way)
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
    .execute();
  return { items: rows.map(readPost), total };
}

function filtered({ queries }: Shop, { type, search, status, category, tag }: AllPostsQuery) {
  let found = queries.selectFrom('posts').where('type', '=', type);
  found = status === undefined ? found.where('status', '<>', 'trash') : found.where('status', '=', status);
  if (search) found = found.where(holdsText(['title', 'slug'], search));
  const filed = [
    ['category', category],
    ['post_tag', tag],
  ] as const;
  for (const [taxonomy, slug] of filed)
    if (slug !== undefined)
      found = found.where('posts.id', 'in', (eb) =>
        eb
          .selectFrom('post_terms')
          .innerJoin('terms', 'terms.id', 'post_terms.term_id')
          .select('post_terms.post_id')
          .where('terms.taxonomy', '=', taxonomy)
          .where('terms.slug', '=', slug),
      );
  return found;
}
