import type { ReactElement } from 'react';
import { Hidden } from '../form/Hidden.tsx';
import { useShop } from '../shop/ShopContext.ts';

/** A form of its own, so that Enter in it does not order. It closes by itself, without a script. */
export function CouponForm({ nonce }: { nonce: string }): ReactElement {
  const { links } = useShop();
  return (
    <details className="coupon-details woocommerce-form-coupon-toggle">
      <summary className="showcoupon">Have a coupon? Enter its code</summary>
      <form className="checkout_coupon woocommerce-form-coupon coupon" method="post" action={links.checkout}>
        <label htmlFor="coupon_code" className="screen-reader-text">
          Coupon
        </label>
        <input
          type="text"
          name="coupon_code"
          className="input-text"
          placeholder="Coupon code"
          id="coupon_code"
          autoComplete="off"
          required
        />
        <button type="submit" className="button quiet" name="apply_coupon" value="Apply coupon">
          Apply coupon
        </button>
        <Hidden values={{ 'woocommerce-process-checkout-nonce': nonce }} />
      </form>
    </details>
  );
}
