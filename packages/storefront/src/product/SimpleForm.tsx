import type { ProductPageView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { QuantityInput } from '../quantity/QuantityInput.tsx';
import { PRODUCT_FORM_ID } from './productFormId.ts';
import { Stock } from './Stock.tsx';
import { productTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

interface SimpleFormProps {
  product: ProductPageView;
  idPrefix?: string;
}

/** A quantity and a button; only the stock when it cannot be bought. */
export function SimpleForm({ product, idPrefix = '' }: SimpleFormProps): ReactElement {
  const { id, name, url, min, max, stock, isPurchasable, isInStock } = product;
  const t = useTexts(productTexts);
  return (
    <>
      <Stock stock={stock} />
      {isPurchasable && isInStock && (
        <form
          id={idPrefix + PRODUCT_FORM_ID}
          className="cart"
          action={url}
          method="post"
          encType="multipart/form-data"
        >
          <QuantityInput id={`quantity-${id}`} name="quantity" of={name} value={min} min={min} max={max} />
          <button
            type="submit"
            name="add-to-cart"
            value={id}
            className="single_add_to_cart_button button alt"
          >
            {t('addToCart')}
          </button>
        </form>
      )}
    </>
  );
}
