import type { ListView } from '@vitrine/contract/shop';
import { listTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { Hidden } from '../form/Hidden.tsx';
import { Whole } from '../frame/Whole.tsx';
import { Html } from '../html/Html.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { useDigits, useTexts } from '../shop/useTexts.ts';
import { Breadcrumb } from '../trail/Breadcrumb.tsx';
import { FirstProduct } from './FirstProduct.tsx';
import { ListFilters } from './ListFilters.tsx';
import { Pagination } from './Pagination.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { relOf } from './relOf.ts';
import { ResultCount } from './ResultCount.tsx';

/** The shop, a category, a tag, or what a search found. */
export function ListPage({ content: list }: { content: ListView }): ReactElement {
  return (
    <div className="wrap list-page">
      <Breadcrumb trail={list.trail} here={list.title} />
      <header className="woocommerce-products-header">
        <h1 className="woocommerce-products-header__title page-title">{list.title}</h1>
        {list.descriptionHtml && <Html className="term-description" dir="auto" html={list.descriptionHtml} />}
      </header>
      <ListBody list={list} />
    </div>
  );
}

/** The products with all that narrows and orders them. */
export function ListBody({ list }: { list: ListView }): ReactElement {
  const hasFilters = list.categories.length > 0 || list.filters.groups.length > 0 || list.filters.price;
  return (
    <div className={hasFilters ? 'list-columns' : undefined}>
      {hasFilters && <ListFilters list={list} />}
      <div className="list-main wd-page-content" id="list" tabIndex={-1}>
        <div className="list-results">
          <Tools list={list} />
          <Chosen list={list} />
          {list.products.length > 0 ? <Products list={list} /> : <Nothing list={list} />}
        </div>
      </div>
    </div>
  );
}

function Tools({ list }: { list: ListView }): ReactElement | null {
  if (list.products.length === 0) return null;
  return (
    <div className="list-tools">
      <ResultCount list={list} />
      <Sizes list={list} />
      {list.sorts.length > 0 && <SortForm list={list} />}
    </div>
  );
}

/** How many of a page; where one page has them all there is nothing to choose. */
function Sizes({ list: { sizes, perPage, total } }: { list: ListView }): ReactElement | null {
  const t = useTexts(listTexts);
  const digits = useDigits();
  const [smallest] = sizes;
  if (!smallest || total <= smallest.size) return null;
  return (
    <nav className="list-sizes" aria-label={t('perPage')}>
      <span aria-hidden="true">{t('show')}</span>
      {sizes.map(({ size, url }) => (
        <a
          key={size}
          id={`list-size-${size}`}
          href={url}
          rel="nofollow"
          aria-current={size === perPage ? 'true' : undefined}
        >
          {digits(size)}
        </a>
      ))}
    </nav>
  );
}

function Chosen({ list: { filters } }: { list: ListView }): ReactElement | null {
  const t = useTexts(listTexts);
  if (filters.chosen.length === 0) return null;
  return (
    <ul className="list-chosen when-whole" aria-label={t('chosen')}>
      {filters.chosen.map(({ id, name, url }) => (
        <li key={id}>
          <a
            className="chosen-filter"
            id={id}
            href={url}
            rel="nofollow"
            aria-label={t('removeFilter', { name })}
          >
            <bdi>{name}</bdi>
            <Icon name="cross" />
          </a>
        </li>
      ))}
      <li>
        <a className="clear-filters" id="clear-filters" href={filters.clearUrl} rel="nofollow">
          {t('clearAll')}
        </a>
        <Whole />
      </li>
    </ul>
  );
}

function Products({ list }: { list: ListView }): ReactElement {
  const t = useTexts(listTexts);
  return (
    <>
      <ProductGrid products={list.products} heading="h2" />
      <div className="list-end">
        {list.paging.nextUrl && <More list={list} />}
        <Pagination paging={list.paging} label={t('pagination')} />
      </div>
    </>
  );
}

/** Without a script it is the next page. */
function More({ list: { paging, perPage, products, total } }: { list: ListView }): ReactElement {
  const t = useTexts(listTexts);
  const seen = (paging.page - 1) * perPage + products.length;
  return (
    <div className="list-more">
      <p>{t('seen', { seen, total })}</p>
      <progress value={seen} max={total} aria-hidden="true" />
      <a className="button quiet load-more" id="load-more" href={paging.nextUrl} rel={relOf(paging.nextUrl)}>
        {t('loadMore')}
      </a>
    </div>
  );
}

function Nothing({ list: { search, filters, action } }: { list: ListView }): ReactElement {
  const { links } = useShop();
  const t = useTexts(listTexts);
  const isNarrowed = filters.chosen.length > 0;
  const isShop = action === links.shop && !search && !isNarrowed;
  return (
    <div className="empty-state woocommerce-no-products-found">
      <span className="empty-mark">
        <Icon name="search" />
      </span>
      <p className="woocommerce-info">
        {search && !isNarrowed ? t('nothingFound', { search }) : t('nothingMatches')}
      </p>
      {isShop ? (
        <FirstProduct />
      ) : (
        <a className="button" href={links.shop}>
          {t('wholeShop')}
        </a>
      )}
    </div>
  );
}

/** The order of a list: a form of its own, with a button for who has no script to send it on change. */
function SortForm({ list }: { list: ListView }): ReactElement {
  const t = useTexts(listTexts);
  return (
    <form className="woocommerce-ordering when-whole" method="get" action={list.action}>
      <label className="screen-reader-text" htmlFor="orderby">
        {t('order')}
      </label>
      <select id="orderby" name="orderby" className="orderby" defaultValue={list.sort}>
        {list.sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Hidden values={{ paged: 1, ...list.kept }} />
      <button type="submit" className="button quiet">
        {t('sort')}
      </button>
      {/* It is as wide as the longest of its choices, and stands at the end of the line: it would move with each that comes. */}
      <Whole />
    </form>
  );
}
