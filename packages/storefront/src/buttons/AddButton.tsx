import type { ProductCardView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { useShop } from '../shop/ShopContext.ts';
import { addButtonParts } from './addButtonParts.ts';
import { productTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

/** The button of a product in a list: a link that works as one, with what scripts read from it. */
export function AddButton({ product }: { product: ProductCardView }): ReactElement {
  const { addsByScript } = useShop();
  const t = useTexts(productTexts);
  const { text, url, classes, isByScript } = addButtonParts(product, addsByScript, t);
  return (
    <a
      href={url}
      className={classes}
      data-product_id={product.id}
      data-quantity="1"
      data-product_sku={product.sku}
      data-success_message={isByScript ? t('added', { name: product.name }) : undefined}
      aria-label={t('buttonFor', { button: text, name: product.name })}
      rel="nofollow"
    >
      {text}
    </a>
  );
}
