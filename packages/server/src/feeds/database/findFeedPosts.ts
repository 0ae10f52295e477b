import { type RawBuilder, sql } from 'kysely';
import type { FeedContext } from '../FeedContext.ts';
import { FEED_MOST, FEED_POSTS } from '../limits.ts';
import { idList, inOrderOf, sortDirection } from './order.ts';
import { hasTerm, termIds } from './terms.ts';

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

/** Only what is published, and not before its time. */
export async function findFeedPosts(context: FeedContext) {
  const { shop, wire } = context;
  const specific = idsOf(context);
  if (specific?.length === 0) return [];
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
    .orderBy(orderOf(context), sortDirection(wire))
    .orderBy('posts.id', sortDirection(wire))
    .limit(mostOf(context));
  if (specific) query = query.where('posts.id', 'in', specific);
  for (const filter of specific ? [] : await filtersOf(context)) query = query.where(filter);
  const rows = await query.execute();
  return specific ? inOrderOf(rows, specific) : rows;
}

function orderOf({ wire }: FeedContext): RawBuilder<unknown> {
  const sortBy = FETCH_ORDERS[wire.text('fetchType')] ?? wire.text('sortBy');
  if (/^rand/i.test(sortBy)) return sql`random()`;
  return sql.ref(Object.hasOwn(ORDERS, sortBy) ? ORDERS[sortBy as keyof typeof ORDERS] : ORDERS.ID);
}

async function filtersOf(context: FeedContext): Promise<readonly RawBuilder<boolean>[]> {
  const { wire, currentPost } = context;
  const filters = [sql<boolean>`posts.type in (${sql.join(typesOf(context))})`];
  if (currentPost !== null) filters.push(sql<boolean>`posts.id <> ${currentPost}`);
  if (currentPost !== null && wire.text('fetchType') === 'related')
    return [...filters, hasTerm('post', await termsOfPost(context, currentPost))];
  return [...filters, ...(await namedTerms(context))];
}

async function namedTerms({ shop, wire }: FeedContext): Promise<readonly RawBuilder<boolean>[]> {
  const named = [
    ['category', wire.list('category', 'categories')],
    ['post_tag', wire.list('tags')],
  ] as const;
  const asked = named.filter(([, names]) => names.length > 0);
  const found = await Promise.all(asked.map(([taxonomy, names]) => termIds(shop, taxonomy, names)));
  return found.map((ids) => hasTerm('post', ids));
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

/** Those that related posts share. */
async function termsOfPost({ shop }: FeedContext, id: number): Promise<readonly number[]> {
  const rows = await shop.queries
    .selectFrom('post_terms')
    .select('term_id')
    .where('post_id', '=', id)
    .execute();
  return rows.map(({ term_id }) => term_id);
}
