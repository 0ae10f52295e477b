import type { ListView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Html } from '../html/Html.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { CategoryList } from './CategoryList.tsx';
import { countText } from './countText.ts';
import { Pagination } from './Pagination.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { SortForm } from './SortForm.tsx';

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
  return (
    <nav className="list-categories" aria-label="Product categories">
      <h2>Categories</h2>
      <CategoryList categories={list.categories} current={list.category} />
    </nav>
  );
}

function Products({ list }: { list: ListView }): ReactElement {
  return (
    <>
      <div className="list-tools">
        <p className="woocommerce-result-count">{countText(list)}</p>
        {list.sorts.length > 0 && <SortForm list={list} />}
      </div>
      <ProductGrid products={list.products} heading="h2" />
      <Pagination page={list.page} pages={list.pages} pageUrl={list.pageUrl} label="Product pagination" />
    </>
  );
}

function Nothing({ search }: { search: string }): ReactElement {
  const { links } = useShop();
  return (
    <div className="empty-state woocommerce-no-products-found">
      <p className="woocommerce-info">
        {search
          ? `Nothing was found for “${search}”. Try another word, or fewer of them.`
          : 'No products were found matching your selection.'}
      </p>
      <a className="button" href={links.shop}>
        See the whole shop
      </a>
    </div>
  );
}
