import type { CategoryView, ListView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Hidden } from '../form/Hidden.tsx';
import { Html } from '../html/Html.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { Pagination } from './Pagination.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { listTexts, type Texts } from '@vitrine/texts';
import { useDigits, useTexts } from '../shop/useTexts.ts';

/** The shop, a category, a tag, or what a search found. */
export function ListPage({ content: list }: { content: ListView }): ReactElement {
  return (
    <div className="wrap list-page">
      <header className="woocommerce-products-header">
        <h1 className="woocommerce-products-header__title page-title">{list.title}</h1>
        {list.descriptionHtml && <Html className="term-description" html={list.descriptionHtml} />}
      </header>
      <div className="with-side">
        {list.categories.length > 0 && <Categories list={list} />}
        <div className="with-side-main wd-page-content">
          {list.products.length > 0 ? <Products list={list} /> : <Nothing search={list.search} />}
        </div>
      </div>
    </div>
  );
}

function Categories({ list }: { list: ListView }): ReactElement {
  const t = useTexts(listTexts);
  return (
    <nav className="list-categories" aria-label={t('productCategories')}>
      <h2>{t('categories')}</h2>
      <CategoryList categories={list.categories} current={list.category} />
    </nav>
  );
}

function Products({ list }: { list: ListView }): ReactElement {
  const t = useTexts(listTexts);
  return (
    <>
      <div className="list-tools">
        <p className="woocommerce-result-count">{countText(list, t)}</p>
        {list.sorts.length > 0 && <SortForm list={list} />}
      </div>
      <ProductGrid products={list.products} heading="h2" />
      <Pagination paging={list.paging} label={t('pagination')} />
    </>
  );
}

function Nothing({ search }: { search: string }): ReactElement {
  const { links } = useShop();
  const t = useTexts(listTexts);
  return (
    <div className="empty-state woocommerce-no-products-found">
      <p className="woocommerce-info">{search ? t('nothingFound', { search }) : t('nothingMatches')}</p>
      <a className="button" href={links.shop}>
        {t('wholeShop')}
      </a>
    </div>
  );
}

interface CategoryListProps {
  categories: readonly CategoryView[];
  /** The slug of the one that is shown. */
  current: string;
}

/** Categories with those below them. */
function CategoryList({ categories, current }: CategoryListProps): ReactElement {
  const digits = useDigits();
  return (
    <ul className="product-categories">
      {categories.map((category) => (
        <li key={category.id} className={`cat-item cat-item-${category.id}`}>
          <a href={category.url} aria-current={category.slug === current ? 'page' : undefined}>
            <span>{category.name}</span> <span className="count">{digits(category.count)}</span>
          </a>
          {category.children.length > 0 && <CategoryList categories={category.children} current={current} />}
        </li>
      ))}
    </ul>
  );
}

/** The order of a list: a form of its own, with a button for who has no script to send it on change. */
function SortForm({ list }: { list: ListView }): ReactElement {
  const t = useTexts(listTexts);
  return (
    <form className="woocommerce-ordering" method="get">
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
    </form>
  );
}

type Counted = Pick<ListView, 'total' | 'isTotalCapped' | 'paging' | 'perPage' | 'products'>;

/** Which of how many results this page shows. */
export function countText(
  { total, isTotalCapped, paging, perPage, products }: Counted,
  t: Texts<typeof listTexts.en>,
): string {
  if (total === 1) return t('single');
  const of = isTotalCapped ? t('moreThan', { count: total }) : total;
  if (products.length === total) return t('all', { total: of });
  const first = (paging.page - 1) * perPage + 1;
  return t('some', { first, last: first + products.length - 1, total: of });
}
