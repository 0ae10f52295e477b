import type { PostPageData } from '../../content/findPost.ts';
import { POST_CATEGORY } from '../../content/Post.ts';
import type { Call } from '../call/Call.ts';
import type { DocumentValues } from '../ServerContext.ts';
import { imageView } from '../views/imageView.ts';
import { idTexts, type NamedPlace } from './placeOf.ts';

/** What a post or page is to documents' conditions. */
export function postPlace({ post, terms }: PostPageData): NamedPlace {
  const author = post.authorId === null ? [] : [String(post.authorId)];
  const of = (isCategory: boolean) =>
    idTexts(terms.filter(({ taxonomy }) => (taxonomy === POST_CATEGORY) === isCategory));
  return {
    names: [post.type, 'by_author', ...(post.type === 'post' ? ['in_category', 'in_post_tag'] : [])],
    id: String(post.id),
    ids: { in_category: of(true), in_post_tag: of(false), by_author: author },
  };
}

/** What the document of a post or page may say of it. */
export function postValues({ links }: Call, { post, author, image }: PostPageData): DocumentValues {
  const picture = imageView(image);
  return {
    'page-title': post.title,
    'post-title': post.title,
    'post-url': post.type === 'page' ? links.page(post.slug) : links.post(post.slug),
    'post-excerpt': { html: post.excerpt },
    'author-name': author,
    ...(picture && { 'post-featured-image': picture }),
  };
}
