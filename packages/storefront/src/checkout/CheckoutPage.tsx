import type { CheckoutView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { AttributionInputs } from '../form/AttributionInputs.ts';
import { useShop } from '../shop/ShopContext.ts';
import { CouponForm } from './CouponForm.tsx';
import { CustomerDetails } from './CustomerDetails.tsx';
import { OrderReview } from './OrderReview.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { checkoutTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

export function CheckoutPage({ content }: { content: CheckoutView }): ReactElement {
  const t = useTexts(checkoutTexts);
  const mustLogIn = !content.isLoggedIn && !content.guestsAllowed && !content.signup;
  return (
    <div className="wrap woocommerce">
      <h1>{t('title')}</h1>
      {!content.isLoggedIn && <LoginHint mustLogIn={mustLogIn} />}
      {content.couponsOn && <CouponForm nonce={content.nonce} refused={content.refusedCoupon} />}
      {!mustLogIn && <CheckoutForm checkout={content} />}
    </div>
  );
}

function LoginHint({ mustLogIn }: { mustLogIn: boolean }): ReactElement {
  const { links } = useShop();
  const t = useTexts(checkoutTexts);
  const url = `${links.account}?${new URLSearchParams({ redirect: links.checkout })}`;
  return (
    <p className="woocommerce-form-login-toggle page-note">
      {mustLogIn ? t('mustLogIn') : t('returning')}{' '}
      <a href={url}>{mustLogIn ? t('logIn') : t('clickToLogIn')}</a>
    </p>
  );
}

function CheckoutForm({ checkout }: { checkout: CheckoutView }): ReactElement {
  const { links } = useShop();
  const t = useTexts(checkoutTexts);
  return (
    <form
      name="checkout"
      method="post"
      className="checkout woocommerce-checkout"
      action={links.checkout}
      encType="multipart/form-data"
      aria-label={t('title')}
    >
      <CustomerDetails checkout={checkout} />
      <div className="order-box">
        <h2 id="order_review_heading">{t('yourOrder')}</h2>
        <div id="order_review" className="woocommerce-checkout-review-order">
          <OrderReview cart={checkout.cart} />
          <PaymentForm form={checkout} />
        </div>
      </div>
      <AttributionInputs prefix={checkout.attributionPrefix} />
    </form>
  );
}
