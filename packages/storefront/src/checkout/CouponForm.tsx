import type { ReactElement } from 'react';
import { Hidden } from '../form/Hidden.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { cartTexts, checkoutTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

/** A form of its own, so that Enter in it does not order. It closes by itself, without a script. */
export function CouponForm({ nonce }: { nonce: string }): ReactElement {
  const { links } = useShop();
  const t = useTexts(checkoutTexts);
  const cart = useTexts(cartTexts);
  return (
    <details className="coupon-details woocommerce-form-coupon-toggle">
      <summary>{t('haveCoupon')}</summary>
      <form className="checkout_coupon woocommerce-form-coupon coupon" method="post" action={links.checkout}>
        {/* Existing scripts put what is wrong at its end, and look for it beside the field. */}
        <div className="coupon-field">
          <label htmlFor="coupon_code" className="screen-reader-text">
            {cart('coupon')}
          </label>
          <input
            type="text"
            name="coupon_code"
            className="input-text"
            placeholder={cart('couponCode')}
            id="coupon_code"
            autoComplete="off"
            required
          />
        </div>
        <button type="submit" className="button quiet" name="apply_coupon" value="Apply coupon">
          {cart('applyCoupon')}
        </button>
        <Hidden values={{ 'woocommerce-process-checkout-nonce': nonce }} />
      </form>
    </details>
  );
}
