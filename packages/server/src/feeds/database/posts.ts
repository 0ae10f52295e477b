import { withoutModules } from '../../content/moduleMarks.ts';
import { imageUrl } from '../../media/imageUrl.ts';
import type { FeedContext, Streamed } from '../FeedContext.ts';
import { findFeedPosts } from './findFeedPosts.ts';
import { termNames } from './terms.ts';

/** Published posts and pages, as the source's settings choose them. */
export async function postItems(context: FeedContext): Promise<Streamed> {
  const rows = await findFeedPosts(context);
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
    content: withoutModules(row.content),
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
