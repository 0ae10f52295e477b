import type { ProductCardView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { useShop } from '../shop/ShopContext.ts';
import { addButtonParts } from './addButtonParts.ts';

/** The button of a product in a list: a link that works as one, with what scripts read from it. */
export function AddButton({ product }: { product: ProductCardView }): ReactElement {
  const { addsByScript } = useShop();
  const { text, url, classes, isByScript } = addButtonParts(product, addsByScript);
  return (
    <a
      href={url}
      className={classes}
      data-product_id={product.id}
      data-quantity="1"
      data-product_sku={product.sku}
      data-success_message={isByScript ? `“${product.name}” has been added to your cart` : undefined}
      aria-label={`${text}: “${product.name}”`}
      rel="nofollow"
    >
      {text}
    </a>
  );
}
