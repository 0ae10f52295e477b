import type { PostListView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Html } from '../html/Html.tsx';
import { Pagination } from '../list/Pagination.tsx';
import { PostGrid } from './PostGrid.tsx';
import { contentTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';
import { Breadcrumb } from '../trail/Breadcrumb.tsx';

export function PostListPage({ content: list }: { content: PostListView }): ReactElement {
  const t = useTexts(contentTexts);
  return (
    <div className="wrap">
      <Breadcrumb trail={list.trail} here={list.title} />
      <h1>{list.title}</h1>
      {list.descriptionHtml && <Html className="term-description" dir="auto" html={list.descriptionHtml} />}
      {list.posts.length === 0 && <p className="lead">{t('nothingWritten')}</p>}
      <PostGrid posts={list.posts} heading="h2" />
      <Pagination paging={list.paging} label={t('pagination')} />
    </div>
  );
}
