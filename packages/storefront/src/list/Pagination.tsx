import type { PagingView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';

interface PaginationProps {
  paging: PagingView;
  label: string;
}

export function Pagination({ paging, label }: PaginationProps): ReactElement | null {
  const { page, pages, previousUrl, nextUrl, links } = paging;
  if (pages < 2) return null;
  return (
    <nav className="woocommerce-pagination" aria-label={label}>
      <ul className="page-numbers">
        {previousUrl && <PageLink url={previousUrl} className="prev" name="Previous page" mark="←" />}
        {links.map((link, index) => (
          <li key={link?.page ?? `gap-${index}`}>
            <PageNumber link={link} isCurrent={link?.page === page} />
          </li>
        ))}
        {nextUrl && <PageLink url={nextUrl} className="next" name="Next page" mark="→" />}
      </ul>
    </nav>
  );
}

interface PageNumberProps {
  link: PagingView['links'][number];
  isCurrent: boolean;
}

function PageNumber({ link, isCurrent }: PageNumberProps): ReactElement {
  if (link === null) return <span className="page-numbers dots">…</span>;
  if (isCurrent) {
    return (
      <span className="page-numbers current" aria-current="page">
        <span className="screen-reader-text">Page </span>
        {link.page}
      </span>
    );
  }
  return (
    <a className="page-numbers" href={link.url} aria-label={`Page ${link.page}`}>
      {link.page}
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
