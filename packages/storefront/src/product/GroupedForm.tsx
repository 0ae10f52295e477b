import type { GroupedItemView, ProductPageView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Hidden } from '../form/Hidden.tsx';
import { AddButton } from '../buttons/AddButton.tsx';
import { Price } from '../price/Price.tsx';
import { QuantityInput } from '../quantity/QuantityInput.tsx';
import { PRODUCT_FORM_ID } from './productFormId.ts';
import { Stock } from './Stock.tsx';
import { productTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

interface GroupedFormProps {
  product: ProductPageView;
  idPrefix?: string;
}

/** Several products with a quantity each, added at once. */
export function GroupedForm({ product, idPrefix = '' }: GroupedFormProps): ReactElement {
  const t = useTexts(productTexts);
  return (
    <form
      id={idPrefix + PRODUCT_FORM_ID}
      className="cart grouped_form"
      action={product.url}
      method="post"
      encType="multipart/form-data"
    >
      <table className="woocommerce-grouped-product-list group_table">
        <caption className="screen-reader-text">{t('productsOfSet')}</caption>
        <tbody>
          {product.grouped.map((item) => (
            <GroupedRow key={item.product.id} item={item} />
          ))}
        </tbody>
      </table>
      <Hidden values={{ 'add-to-cart': product.id }} />
      {product.grouped.some(isForSale) && (
        <button type="submit" className="single_add_to_cart_button button alt">
          {t('addToCart')}
        </button>
      )}
    </form>
  );
}

function GroupedRow({ item }: { item: GroupedItemView }): ReactElement {
  const { product, stock } = item;
  return (
    <tr className="woocommerce-grouped-product-list-item">
      <td className="woocommerce-grouped-product-list-item__quantity">
        <GroupedQuantity item={item} />
      </td>
      <th scope="row" className="woocommerce-grouped-product-list-item__label">
        <a href={product.url}>{product.name}</a>
      </th>
      <td className="woocommerce-grouped-product-list-item__price">
        <Price price={product.price} />
        <Stock stock={stock} />
      </td>
    </tr>
  );
}

function GroupedQuantity({ item: { product, max, min } }: { item: GroupedItemView }): ReactElement | null {
  const { id, name } = product;
  const t = useTexts(productTexts);
  if (product.needsChoice) return <AddButton product={product} />;
  if (!product.isPurchasable || !product.isInStock) return null;
  if (max === 1 && min === 1) {
    return (
      <label className="check-label">
        <input
          type="checkbox"
          name={`quantity[${id}]`}
          value="1"
          className="wc-grouped-product-add-to-cart-checkbox"
        />
        <span className="screen-reader-text">{t('buyOne', { name })}</span>
      </label>
    );
  }
  return (
    <QuantityInput id={`quantity-${id}`} name={`quantity[${id}]`} of={name} value={0} min={0} max={max} />
  );
}

function isForSale({ product }: GroupedItemView): boolean {
  return product.isPurchasable && product.isInStock && !product.needsChoice;
}
