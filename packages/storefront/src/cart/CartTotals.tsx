import type { CartView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { useShop } from '../shop/ShopContext.ts';
import { CART_FORM_ID } from './CartForm.tsx';
import { TotalRows } from './TotalRows.tsx';

export function CartTotals({ cart }: { cart: CartView }): ReactElement {
  const { links } = useShop();
  return (
    <div className="cart_totals">
      <h2>Cart totals</h2>
      <table className="shop_table shop_table_responsive">
        <caption className="screen-reader-text">Cart totals</caption>
        <tbody>
          <TotalRows cart={cart} formId={CART_FORM_ID} />
        </tbody>
      </table>
      <div className="wc-proceed-to-checkout">
        <a href={links.checkout} className="checkout-button button alt wc-forward wide">
          Proceed to checkout
        </a>
      </div>
    </div>
  );
}
