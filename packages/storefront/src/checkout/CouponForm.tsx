import type { ReactElement } from 'react';
import { CouponFields } from '../cart/CouponFields.tsx';
import { Hidden } from '../form/Hidden.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { checkoutTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

/** A form of its own, so that Enter in it does not order. It closes by itself, without a script. */
export function CouponForm({ nonce, refused }: { nonce: string; refused: string }): ReactElement {
  const { links } = useShop();
  const t = useTexts(checkoutTexts);
  return (
    <details className="coupon-details woocommerce-form-coupon-toggle" open={refused !== ''}>
      <summary>{t('haveCoupon')}</summary>
      <form className="checkout_coupon woocommerce-form-coupon coupon" method="post" action={links.checkout}>
        <CouponFields refused={refused} required />
        <Hidden values={{ 'woocommerce-process-checkout-nonce': nonce }} />
      </form>
    </details>
  );
}
