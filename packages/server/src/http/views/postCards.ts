import type { PostCardView } from '@vitrine/contract/shop';
import type { PostPage } from '../../content/listPosts.ts';
import type { Call } from '../call/Call.ts';
import { imageView } from './imageView.ts';

/** Posts as lists show them. */
export const postCards = ({ links }: Call, items: PostPage['items']): readonly PostCardView[] =>
  items.map(({ title, slug, excerpt, image, publishedAt, categories }) => ({
    title,
    url: links.post(slug),
    excerptHtml: excerpt,
    image: imageView(image),
    publishedAt,
    categories: categories.map((term) => ({ label: term.name, url: links.postCategory(term.slug) })),
  }));
