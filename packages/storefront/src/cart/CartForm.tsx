import type { CartPageView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Hidden } from '../form/Hidden.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { CartLine } from './CartLine.tsx';
import { CouponFields } from './CouponFields.tsx';
import { cartTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

/** The rates of delivery stand outside the cart's form, and are sent with it. */
export const CART_FORM_ID = 'cart-form';

const COLUMNS = ['product', 'price', 'quantity', 'subtotal'] as const;

/** Lines with their quantities, and the coupon. */
export function CartForm({ page }: { page: CartPageView }): ReactElement {
  const { links } = useShop();
  const t = useTexts(cartTexts);
  return (
    <form className="woocommerce-cart-form" id={CART_FORM_ID} action={links.cart} method="post">
      <table className="shop_table shop_table_responsive cart woocommerce-cart-form__contents">
        <caption className="screen-reader-text">{t('caption')}</caption>
        <thead>
          <tr>
            <th className="product-remove">
              <span className="screen-reader-text">{t('removeItem')}</span>
            </th>
            <th className="product-thumbnail">
              <span className="screen-reader-text">{t('picture')}</span>
            </th>
            {COLUMNS.map((name) => (
              <th key={name} scope="col" className={`product-${name === 'product' ? 'name' : name}`}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {page.cart.lines.map((line) => (
            <CartLine key={line.key} line={line} />
          ))}
        </tbody>
      </table>
      <div className="actions">
        {/* First of the buttons: Enter in a quantity presses it. */}
        <button type="submit" className="button quiet" name="update_cart" value="Update cart">
          {t('update')}
        </button>
        {page.couponsOn && (
          <div className="coupon">
            <CouponFields refused={page.refusedCoupon} />
          </div>
        )}
      </div>
      <Hidden values={{ 'woocommerce-cart-nonce': page.nonce }} />
    </form>
  );
}
