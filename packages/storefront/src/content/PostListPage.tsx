import type { PostListView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { DateText } from '../html/DateText.tsx';
import { Html } from '../html/Html.tsx';
import { Picture } from '../html/Picture.tsx';
import { Pagination } from '../list/Pagination.tsx';
import { contentTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

export function PostListPage({ content: list }: { content: PostListView }): ReactElement {
  const t = useTexts(contentTexts);
  return (
    <div className="wrap">
      <h1>{list.title}</h1>
      {list.posts.length === 0 && <p className="lead">{t('nothingWritten')}</p>}
      <div className="post-list">
        {list.posts.map((post) => (
          <Post key={post.url} post={post} />
        ))}
      </div>
      <Pagination paging={list.paging} label={t('pagination')} />
    </div>
  );
}

function Post({ post }: { post: PostListView['posts'][number] }): ReactElement {
  return (
    <article>
      {post.image && (
        <a className="product-image" href={post.url} tabIndex={-1} aria-hidden="true">
          <Picture
            image={{ ...post.image, alt: '' }}
            sizes="(min-width: 64rem) 24rem, (min-width: 42rem) 50vw, 100vw"
          />
        </a>
      )}
      <h2>
        <a href={post.url}>{post.title}</a>
      </h2>
      <p className="page-note">
        <DateText at={post.publishedAt} />
      </p>
      <Html html={post.excerptHtml} />
    </article>
  );
}
