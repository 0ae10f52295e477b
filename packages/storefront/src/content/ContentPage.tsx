import type { ContentView } from '@vitrine/contract/shop';
import { Fragment, type ReactElement } from 'react';
import { DateText } from '../html/DateText.tsx';
import { Html } from '../html/Html.tsx';
import { Picture } from '../html/Picture.tsx';
import { contentTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';
import { Rich } from '../html/Rich.tsx';

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
  const t = useTexts(contentTexts);
  const day = <DateText at={post.publishedAt} />;
  const categories = post.categories.map(({ label, url }, index) => (
    <Fragment key={url}>
      {index > 0 && t('categorySeparator')}
      <a href={url}>{label}</a>
    </Fragment>
  ));
  return (
    <p className="page-note">
      {post.author ? <Rich parts={t.parts('by', { day, author: post.author })} /> : day}
      {categories.length > 0 && (
        <>
          {' '}
          <Rich parts={t.parts('in', { categories })} />
        </>
      )}
    </p>
  );
}
