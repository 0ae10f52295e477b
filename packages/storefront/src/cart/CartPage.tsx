import type { CartPageView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { ProductRow } from '../list/ProductRow.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { CartForm } from './CartForm.tsx';
import { CartTotals } from './CartTotals.tsx';
import { cartTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

export function CartPage({ content }: { content: CartPageView }): ReactElement {
  const { cart, crossSells } = content;
  const t = useTexts(cartTexts);
  return (
    <div className="wrap woocommerce cart-page-content">
      <h1>{t('title')}</h1>
      {cart.lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="cart-page">
          <CartForm page={content} />
          <div className="cart-collaterals">
            <CartTotals cart={cart} />
          </div>
        </div>
      )}
      <ProductRow className="cross-sells" title={t('crossSells')} products={crossSells} />
    </div>
  );
}

function EmptyCart(): ReactElement {
  const { links } = useShop();
  const t = useTexts(cartTexts);
  return (
    <div className="empty-state">
      <span className="empty-mark">
        <Icon name="cart" />
      </span>
      <div className="wc-empty-cart-message">
        <p className="cart-empty woocommerce-info">{t('empty')}</p>
      </div>
      <p className="return-to-shop">
        <a className="button wc-backward" href={links.shop}>
          {t('returnToShop')}
        </a>
      </p>
    </div>
  );
}
