import type { ContentView } from '@vitrine/contract/shop';
import { Fragment, type ReactElement } from 'react';
import { DateText } from '../html/DateText.tsx';
import { Html } from '../html/Html.tsx';
import { Picture } from '../html/Picture.tsx';

/** A page or a post. */
export function ContentPage({ content }: { content: ContentView }): ReactElement {
  const { title, image, post, html } = content;
  return (
    <article className="wrap text-page">
      <h1 className="entry-title">{title}</h1>
      {post && <PostFacts post={post} />}
      {image && (
        <Picture className="text-page-image" image={image} sizes="(min-width: 60rem) 58rem, 100vw" isMain />
      )}
      <Html className="rich-text entry-content" html={html} />
    </article>
  );
}

function PostFacts({ post }: { post: NonNullable<ContentView['post']> }): ReactElement {
  return (
    <p className="page-note">
      <DateText at={post.publishedAt} />
      {post.author && <> by {post.author}</>}
      {post.categories.map(({ label, url }, index) => (
        <Fragment key={url}>
          {index === 0 ? ' in ' : ', '}
          <a href={url}>{label}</a>
        </Fragment>
      ))}
    </p>
  );
}
