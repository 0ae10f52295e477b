import type { ContentView } from '@vitrine/contract/shop';
import type { Post } from '../../../content/Post.ts';
import type { Call } from '../../call/Call.ts';
import type { Thing } from './graphOf.ts';
import { organizationThing } from './siteThings.ts';

/** What search engines read of a post. */
export function articleThing(
  call: Call,
  post: Post,
  { title, image, post: facts }: ContentView,
  description: string,
): Thing {
  const url = call.links.post(post.slug);
  const author = facts?.author;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: title,
    mainEntityOfPage: url,
    url,
    ...(description && { description }),
    datePublished: new Date(post.publishedAt).toISOString(),
    dateModified: new Date(Math.max(post.publishedAt, post.updatedAt)).toISOString(),
    ...(author && { author: { '@type': 'Person', name: author } }),
    ...(image && { image: new URL(image.url, url).href }),
    ...(facts &&
      facts.categories.length > 0 && { articleSection: facts.categories.map(({ label }) => label) }),
    ...(post.commentCount > 0 && { commentCount: post.commentCount }),
    publisher: organizationThing(call),
  };
}
