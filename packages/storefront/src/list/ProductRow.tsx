import type { ProductCardView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { ProductGrid } from './ProductGrid.tsx';

interface ProductRowProps {
  className: string;
  title: string;
  products: readonly ProductCardView[];
}

/** Products that go with something, under a heading of their own; nothing when there are none. */
export function ProductRow({ className, title, products }: ProductRowProps): ReactElement | null {
  if (products.length === 0) return null;
  return (
    <section className={`${className} product-row`}>
      <h2>{title}</h2>
      <ProductGrid products={products} heading="h3" />
    </section>
  );
}
