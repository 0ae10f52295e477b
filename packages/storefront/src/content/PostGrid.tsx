import type { PostCardView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { DateText } from '../html/DateText.tsx';
import { Html } from '../html/Html.tsx';
import { Picture } from '../html/Picture.tsx';
import { PostCategories } from './PostCategories.tsx';

interface PostGridProps {
  posts: readonly PostCardView[];
  heading: 'h2' | 'h3';
}

export function PostGrid({ posts, heading: Heading }: PostGridProps): ReactElement {
  return (
    <div className="post-list">
      {posts.map((post) => (
        <article key={post.url}>
          {post.image && (
            <a className="product-image" href={post.url} tabIndex={-1} aria-hidden="true">
              <Picture
                image={{ ...post.image, alt: '' }}
                sizes="(min-width: 64rem) 24rem, (min-width: 42rem) 50vw, 100vw"
              />
            </a>
          )}
          <Heading className="post-title">
            <a href={post.url}>{post.title}</a>
          </Heading>
          <p className="page-note">
            <DateText at={post.publishedAt} />
            <PostCategories categories={post.categories} />
          </p>
          <Html dir="auto" html={post.excerptHtml} />
        </article>
      ))}
    </div>
  );
}
