import { cartTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { useTexts } from '../shop/useTexts.ts';

interface CouponFieldsProps {
  /** What was refused, to be mended. */
  refused: string;
  /** Where nothing else can be sent with it. */
  required?: boolean;
}

/** The code and its button. */
export function CouponFields({ refused, required = false }: CouponFieldsProps): ReactElement {
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
          defaultValue={refused || undefined}
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
