import type { ProductCardView } from '@vitrine/contract/shop';
import type { ReactElement, ReactNode } from 'react';
import { CompareButton } from '../buttons/CompareButton.tsx';
import { Picture } from '../html/Picture.tsx';
import { Price } from '../price/Price.tsx';
import { Rating } from '../rating/Rating.tsx';
import { QuickViewButton } from '../buttons/QuickViewButton.tsx';
import { WishlistButton } from '../buttons/WishlistButton.tsx';
import { AddButton } from '../buttons/AddButton.tsx';
import { productTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

export type CardHeading = 'h2' | 'h3';

interface ProductCardProps {
  product: ProductCardView;
  heading: CardHeading;
  /** In place of the buttons of wishlist and compare. */
  actions?: ReactNode;
}

/** As the grid's columns are: two, three, then four of a page that grows no more. */
const CARD_SIZES =
  '(min-width: 100rem) 20rem, (min-width: 76rem) 18rem, (min-width: 64rem) 25vw, (min-width: 40rem) 33vw, 50vw';

/** A product in a list. */
export function ProductCard({ product, heading: Heading, actions }: ProductCardProps): ReactElement {
  return (
    <li className={cardClasses(product)}>
      <a className="woocommerce-LoopProduct-link woocommerce-loop-product__link" href={product.url}>
        <span className="product-image">
          <Badge product={product} />
          <Picture image={product.image && { ...product.image, alt: '' }} sizes={CARD_SIZES} />
        </span>
        <Heading className="woocommerce-loop-product__title">{product.name}</Heading>
      </a>
      {product.reviewCount > 0 && <Rating rating={product.rating} />}
      <Price price={product.price} />
      <div className="product-actions">
        <AddButton product={product} />
        {actions ?? (
          <>
            <WishlistButton productId={product.id} name={product.name} />
            <CompareButton productId={product.id} name={product.name} />
            <QuickViewButton productId={product.id} name={product.name} url={product.url} />
          </>
        )}
      </div>
    </li>
  );
}

function Badge({ product }: { product: ProductCardView }): ReactElement | null {
  const t = useTexts(productTexts);
  if (!product.isInStock) return <span className="out-of-stock product-label">{t('soldOut')}</span>;
  return product.price.isOnSale ? <span className="onsale product-label">{t('sale')}</span> : null;
}

function cardClasses({ id, type, isInStock, price }: ProductCardView): string {
  const names = ['product', 'type-product', `post-${id}`, `product-type-${type}`];
  names.push(isInStock ? 'instock' : 'outofstock');
  if (price.isOnSale) names.push('sale');
  return names.join(' ');
}
