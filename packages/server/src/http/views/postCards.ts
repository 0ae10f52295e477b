import type { PostCardView } from '@vitrine/contract/shop';
import type { PostPage } from '../../content/listPosts.ts';
import type { Call } from '../call/Call.ts';
import { excerptOf } from '../documents/excerptOf.ts';
import { imageView } from './imageView.ts';

/** Posts as lists show them. */
export const postCards = (call: Call, items: PostPage['items']): Promise<readonly PostCardView[]> =>
  Promise.all(
    items.map(async (post) => ({
      title: post.title,
      url: call.links.post(post.slug),
      excerptHtml: await excerptOf(call, post),
      image: imageView(post.image),
      publishedAt: post.publishedAt,
      categories: post.categories.map((term) => ({
        label: term.name,
        url: call.links.postCategory(term.slug),
      })),
    })),
  );
