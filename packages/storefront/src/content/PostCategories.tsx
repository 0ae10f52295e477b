import type { LinkView } from '@vitrine/contract/shop';
import { contentTexts } from '@vitrine/texts';
import { Fragment, type ReactElement } from 'react';
import { Rich } from '../html/Rich.tsx';
import { useTexts } from '../shop/useTexts.ts';

/** What a post is filed under, after its day; nothing when that is nothing. */
export function PostCategories({ categories }: { categories: readonly LinkView[] }): ReactElement | null {
  const t = useTexts(contentTexts);
  if (categories.length === 0) return null;
  const links = categories.map(({ label, url }, index) => (
    <Fragment key={url}>
      {index > 0 && t('categorySeparator')}
      <a href={url} rel="category">
        <bdi>{label}</bdi>
      </a>
    </Fragment>
  ));
  return (
    <>
      {' '}
      <Rich parts={t.parts('in', { categories: links })} />
    </>
  );
}
