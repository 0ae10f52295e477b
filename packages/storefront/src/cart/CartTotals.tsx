import type { CartView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { useShop } from '../shop/ShopContext.ts';
import { CART_FORM_ID } from './CartForm.tsx';
import { TotalRows } from './TotalRows.tsx';
import { cartTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

export function CartTotals({ cart }: { cart: CartView }): ReactElement {
  const { links } = useShop();
  const t = useTexts(cartTexts);
  return (
    <div className="cart_totals">
      <h2>{t('totals')}</h2>
      <table className="shop_table shop_table_responsive">
        <caption className="screen-reader-text">{t('totals')}</caption>
        <tbody>
          <TotalRows cart={cart} formId={CART_FORM_ID} />
        </tbody>
      </table>
      <div className="wc-proceed-to-checkout">
        <a href={links.checkout} className="checkout-button button alt wc-forward wide">
          {t('proceed')}
        </a>
      </div>
    </div>
  );
}
