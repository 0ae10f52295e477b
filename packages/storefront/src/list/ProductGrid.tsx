import type { ProductCardView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { type CardHeading, ProductCard } from './ProductCard.tsx';

interface ProductGridProps {
  products: readonly ProductCardView[];
  heading: CardHeading;
}

export function ProductGrid({ products, heading }: ProductGridProps): ReactElement {
  return (
    <ul className="products">
      {products.map((product) => (
        <ProductCard key={product.id} product={product} heading={heading} />
      ))}
    </ul>
  );
}
