import type { ReactElement } from 'react';
import { pageWindow } from './pageWindow.ts';

interface PaginationProps {
  page: number;
  pages: number;
  pageUrl: (page: number) => string;
  label: string;
}

export function Pagination({ page, pages, pageUrl, label }: PaginationProps): ReactElement | null {
  if (pages < 2) return null;
  return (
    <nav className="woocommerce-pagination" aria-label={label}>
      <ul className="page-numbers">
        {page > 1 && <PageLink url={pageUrl(page - 1)} className="prev" name="Previous page" mark="←" />}
        {pageWindow(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            <PageNumber number={number} isCurrent={number === page} pageUrl={pageUrl} />
          </li>
        ))}
        {page < pages && <PageLink url={pageUrl(page + 1)} className="next" name="Next page" mark="→" />}
      </ul>
    </nav>
  );
}

interface PageNumberProps {
  number: number | null;
  isCurrent: boolean;
  pageUrl: (page: number) => string;
}

function PageNumber({ number, isCurrent, pageUrl }: PageNumberProps): ReactElement {
  if (number === null) return <span className="page-numbers dots">…</span>;
  if (isCurrent) {
    return (
      <span className="page-numbers current" aria-current="page">
        <span className="screen-reader-text">Page </span>
        {number}
      </span>
    );
  }
  return (
    <a className="page-numbers" href={pageUrl(number)} aria-label={`Page ${number}`}>
      {number}
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
