import { cartTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { useTexts } from '../shop/useTexts.ts';

/** The code and its button. `required` where nothing else can be sent with it. */
export function CouponFields({ required = false }: { required?: boolean }): ReactElement {
  const t = useTexts(cartTexts);
  return (
    <>
      {/* Existing scripts put what is wrong at its end, and look for it beside the field. */}
      <div className="coupon-field">
        <label htmlFor="coupon_code" className="screen-reader-text">
          {t('coupon')}
        </label>
        <input
          type="text"
          name="coupon_code"
          className="input-text"
          id="coupon_code"
          placeholder={t('couponCode')}
          autoComplete="off"
          required={required}
        />
      </div>
      <button type="submit" className="button quiet" name="apply_coupon" value="Apply coupon">
        {t('applyCoupon')}
      </button>
    </>
  );
}
