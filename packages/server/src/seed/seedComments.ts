import { countComments } from '../content/comments/countComments.ts';
import { findPostBySlug } from '../content/findPost.ts';
import type { Shop } from '../Shop.ts';
import { type DemoComment, demoComments } from './demo/comments.ts';

const DAY_MS = 86_400_000;

interface Place {
  readonly post_id: number;
  readonly parent_id: number | null;
  readonly thread_id: number | null;
}

/** What readers said to the demo's posts, with answers. */
export async function seedComments(shop: Shop): Promise<void> {
  for (const [slug, comments] of Object.entries(demoComments)) {
    const post = await findPostBySlug(shop, 'post', slug);
    if (!post) continue;
    for (const comment of comments)
      await insert(shop, { post_id: post.id, parent_id: null, thread_id: null }, comment);
    await countComments(shop, post.id);
  }
}

async function insert(shop: Shop, place: Place, comment: DemoComment): Promise<void> {
  const { author, daysAgo, words, replies = [] } = comment;
  const { id } = await shop.queries
    .insertInto('comments')
    .values({
      ...place,
      author,
      email: `${author.toLowerCase().replaceAll(' ', '.')}@example.com`,
      content: words,
      status: 'approved',
      created_at: shop.now() - daysAgo * DAY_MS,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const reply of replies)
    await insert(shop, { ...place, parent_id: id, thread_id: place.thread_id ?? id }, reply);
}
