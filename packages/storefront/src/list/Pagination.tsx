import type { PagingView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { listTexts } from '@vitrine/texts';
import { useDigits, useTexts } from '../shop/useTexts.ts';

interface PaginationProps {
  paging: PagingView;
  label: string;
}

export function Pagination({ paging, label }: PaginationProps): ReactElement | null {
  const { page, pages, previousUrl, nextUrl, links } = paging;
  const t = useTexts(listTexts);
  if (pages < 2) return null;
  return (
    <nav className="woocommerce-pagination" aria-label={label}>
      <ul className="page-numbers">
        {previousUrl && <PageLink url={previousUrl} className="prev" name={t('previousPage')} mark="←" />}
        {links.map((link, index) => (
          <li key={link?.page ?? `gap-${index}`}>
            <PageNumber link={link} isCurrent={link?.page === page} />
          </li>
        ))}
        {nextUrl && <PageLink url={nextUrl} className="next" name={t('nextPage')} mark="→" />}
      </ul>
    </nav>
  );
}

interface PageNumberProps {
  link: PagingView['links'][number];
  isCurrent: boolean;
}

function PageNumber({ link, isCurrent }: PageNumberProps): ReactElement {
  const t = useTexts(listTexts);
  const digits = useDigits();
  if (link === null) return <span className="page-numbers dots">…</span>;
  if (isCurrent) {
    return (
      <span className="page-numbers current" aria-current="page">
        {t.parts<'page', null>('page', { page: null }).map((words, index) =>
          words === null ? (
            digits(link.page)
          ) : (
            <span key={index} className="screen-reader-text">
              {words}
            </span>
          ),
        )}
      </span>
    );
  }
  return (
    <a className="page-numbers" href={link.url} aria-label={t('page', { page: link.page })}>
      {digits(link.page)}
    </a>
  );
}

interface PageLinkProps {
  url: string;
  className: 'prev' | 'next';
  name: string;
  mark: string;
}

function PageLink({ url, className, name, mark }: PageLinkProps): ReactElement {
  return (
    <li>
      <a className={`${className} page-numbers`} href={url} rel={className} aria-label={name}>
        <span className="along" aria-hidden="true">
          {mark}
        </span>
      </a>
    </li>
  );
}
