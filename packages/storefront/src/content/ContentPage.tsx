import type { ContentView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { DateText } from '../html/DateText.tsx';
import { Html } from '../html/Html.tsx';
import { Picture } from '../html/Picture.tsx';
import { Comments } from './Comments.tsx';
import { PostCategories } from './PostCategories.tsx';
import { commentTexts, contentTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';
import { Breadcrumb } from '../trail/Breadcrumb.tsx';
import { Rich } from '../html/Rich.tsx';

/** A page or a post. */
export function ContentPage({ content }: { content: ContentView }): ReactElement {
  const { title, image, post, html, document } = content;
  if (document) return <DocumentContent content={content} hasTitle={document.hasTitle} />;
  return (
    <article className="wrap text-page">
      <Breadcrumb trail={content.trail} here={title} />
      <h1 className="entry-title">{title}</h1>
      {post && <PostFacts post={post} />}
      {image && (
        <Picture className="text-page-image" image={image} sizes="(min-width: 51rem) 46rem, 100vw" isMain />
      )}
      <Html className="rich-text entry-content" dir="auto" html={html} />
      {post && <Comments comments={post.comments} />}
    </article>
  );
}

/** A page document is as wide as the page. What readers say to a post stands below it. */
function DocumentContent({ content, hasTitle }: { content: ContentView; hasTitle: boolean }): ReactElement {
  const { title, post, html } = content;
  return (
    <article className="document-page">
      {hasTitle && (
        <div className="wrap">
          <Breadcrumb trail={content.trail} here={title} />
          <h1 className="entry-title">{title}</h1>
          {post && <PostFacts post={post} />}
        </div>
      )}
      <Html className="entry-content" html={html} />
      {post && (
        <div className="wrap text-page">
          <Comments comments={post.comments} />
        </div>
      )}
    </article>
  );
}

export function PostFacts({ post }: { post: NonNullable<ContentView['post']> }): ReactElement {
  const t = useTexts(contentTexts);
  const comments = useTexts(commentTexts);
  const day = <DateText at={post.publishedAt} />;
  return (
    <p className="page-note">
      {post.author ? <Rich parts={t.parts('by', { day, author: <bdi>{post.author}</bdi> })} /> : day}
      <PostCategories categories={post.categories} />
      {post.comments.count > 0 && (
        <>
          {' · '}
          <a href="#comments">
            <bdi>{comments('count', { count: post.comments.count })}</bdi>
          </a>
        </>
      )}
    </p>
  );
}
