import type { FragmentContents } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { ProductGrid } from './ProductGrid.tsx';

/** Products that a page document shows: a row scrolls, by hand and by keys, with no script. */
export const ProductList = ({ list }: { list: FragmentContents['productList'] }): ReactElement => (
  <div
    className={
      list.isRow
        ? 'document-products document-products-row'
        : `document-products document-products-${list.columns}`
    }
  >
    <ProductGrid products={list.products} heading="h3" />
  </div>
);
