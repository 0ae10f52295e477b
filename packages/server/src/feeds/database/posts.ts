import { sql } from 'kysely';
import { imageUrl } from '../../media/imageUrl.ts';
import type { FeedContext, Streamed } from '../FeedContext.ts';
import { FEED_MOST, FEED_POSTS } from '../limits.ts';
import { idList, inOrderOf, sortDirection } from './order.ts';
import { termIds, termNames } from './terms.ts';

/** Names of orders in documents, and the column of each. */
const ORDERS = {
  ID: 'posts.id',
  date: 'posts.published_at',
  modified: 'posts.updated_at',
  title: 'posts.title',
  name: 'posts.slug',
  author: 'posts.author_id',
  comment_count: 'posts.comment_count',
} as const;

const COLUMNS = [
  'posts.id',
  'posts.type',
  'posts.slug',
  'posts.title',
  'posts.excerpt',
  'posts.content',
  'posts.comment_count',
  'posts.published_at',
  'posts.updated_at',
  'media.file',
  'users.display_name as author',
  'avatar.value as avatar',
] as const;

/** Ways of choosing that bring an order of their own. */
const FETCH_ORDERS: Readonly<Record<string, keyof typeof ORDERS>> = {
  recent: 'date',
  popular: 'comment_count',
};

/** Published posts and pages, as the source's settings choose them. */
export async function postItems(context: FeedContext): Promise<Streamed> {
  const rows = await findPosts(context);
  const { shop, links, writeDate } = context;
  const names = await termNames(
    shop,
    'post',
    rows.map(({ id }) => id),
  );
  const items = rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    content: row.content,
    image: row.file === null ? '' : imageUrl({ file: row.file }),
    thumb: row.file === null ? '' : imageUrl({ file: row.file }),
    link: row.type === 'page' ? links.page(row.slug) : links.post(row.slug),
    author_name: row.author ?? '',
    author_avatar: row.avatar ?? '',
    date: writeDate(row.published_at),
    modified: writeDate(row.updated_at),
    categories: names(row.id, 'category'),
    tags: names(row.id, 'post_tag'),
    num_comments: String(row.comment_count),
  }));
  return { ok: true, items };
}

async function findPosts(context: FeedContext) {
  const { shop, wire, type, currentPost } = context;
  const specific = idsOf(context);
  if (specific?.length === 0) return [];
  const filters = await Promise.all([
    termFilter(context, 'category', wire.list('category', 'categories')),
    termFilter(context, 'post_tag', wire.list('tags')),
  ]);
  const sortBy = FETCH_ORDERS[wire.text('fetchType')] ?? wire.text('sortBy');
  const column = Object.hasOwn(ORDERS, sortBy) ? ORDERS[sortBy as keyof typeof ORDERS] : ORDERS.ID;
  let query = shop.queries
    .selectFrom('posts')
    .leftJoin('media', 'media.id', 'posts.image_id')
    .leftJoin('users', 'users.id', 'posts.author_id')
    .leftJoin('user_meta as avatar', (join) =>
      join.onRef('avatar.user_id', '=', 'posts.author_id').on('avatar.name', '=', 'avatar'),
    )
    .select(COLUMNS)
    .where('posts.status', '=', 'publish')
    .where('posts.published_at', '<=', shop.now())
    .limit(mostOf(context));
  if (specific) query = query.where('posts.id', 'in', specific);
  else query = query.where('posts.type', 'in', typesOf(context));
  if (currentPost !== null && type !== 'current_post') query = query.where('posts.id', '<>', currentPost);
  for (const ids of specific ? [] : filters) {
    if (ids === null) continue;
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('post_terms')
          .select('post_terms.post_id')
          .whereRef('post_terms.post_id', '=', 'posts.id')
          .where('post_terms.term_id', 'in', [0, ...ids]),
      ),
    );
  }
  query = /^rand/i.test(sortBy)
    ? query.orderBy(sql`random()`)
    : query.orderBy(column, sortDirection(wire)).orderBy('posts.id', sortDirection(wire));
  const rows = await query.execute();
  return specific ? inOrderOf(rows, specific) : rows;
}

/** Posts that are named one by one; null: chosen by what they are. */
function idsOf({ type, wire, currentPost }: FeedContext): readonly number[] | null {
  if (type === 'current_post') return currentPost === null ? [] : [currentPost];
  if (type === 'specific_posts') return idList(wire.list('list', 'ids')).slice(0, FEED_MOST);
  return null;
}

const mostOf = ({ wire }: FeedContext): number => {
  const most = Math.trunc(wire.number('maxPosts') ?? FEED_POSTS);
  return most > 0 ? Math.min(most, FEED_MOST) : FEED_MOST;
};

function typesOf({ wire }: FeedContext): readonly string[] {
  const types = wire.list('types').map((type) => type.toLowerCase());
  return types.length === 0 || types.includes('any') ? ['post'] : types;
}

/** Null: no term is asked for. Related posts share one with the post that is shown. */
async function termFilter(
  { shop, wire, currentPost }: FeedContext,
  taxonomy: string,
  named: readonly string[],
): Promise<readonly number[] | null> {
  if (wire.text('fetchType') !== 'related' || currentPost === null)
    return named.length === 0 ? null : termIds(shop, taxonomy, named);
  if (taxonomy !== 'category') return null;
  const rows = await shop.queries
    .selectFrom('post_terms')
    .select('term_id')
    .where('post_id', '=', currentPost)
    .execute();
  return rows.map(({ term_id }) => term_id);
}
