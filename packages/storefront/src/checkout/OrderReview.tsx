import type { CartLineView, CartView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { LineChoices } from '../cart/LineChoices.tsx';
import { TotalRows } from '../cart/TotalRows.tsx';
import { Amount } from '../price/Amount.tsx';
import { cartTexts, checkoutTexts } from '@vitrine/texts';
import { useDigits, useTexts } from '../shop/useTexts.ts';

/** What is about to be ordered. */
export function OrderReview({ cart }: { cart: CartView }): ReactElement {
  const t = useTexts(cartTexts);
  const checkout = useTexts(checkoutTexts);
  return (
    <table className="shop_table review-table woocommerce-checkout-review-order-table">
      <caption className="screen-reader-text">{checkout('yourOrder')}</caption>
      <thead>
        <tr>
          <th scope="col" className="product-name">
            {t('product')}
          </th>
          <th scope="col" className="product-total">
            {t('subtotal')}
          </th>
        </tr>
      </thead>
      <tbody>
        {cart.lines.map((line) => (
          <ReviewLine key={line.key} line={line} />
        ))}
      </tbody>
      <tfoot>
        <TotalRows cart={cart} />
      </tfoot>
    </table>
  );
}

function ReviewLine({ line }: { line: CartLineView }): ReactElement {
  const digits = useDigits();
  return (
    <tr className="cart_item">
      <td className="product-name">
        {line.name} <strong className="product-quantity">× {digits(line.quantity)}</strong>
        <LineChoices choices={line.choices} />
      </td>
      <td className="product-total">
        <Amount amount={line.subtotal} />
      </td>
    </tr>
  );
}
