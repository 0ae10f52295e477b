import type { CheckoutView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { AttributionInputs } from '../form/AttributionInputs.ts';
import { useShop } from '../shop/ShopContext.ts';
import { CouponForm } from './CouponForm.tsx';
import { CustomerDetails } from './CustomerDetails.tsx';
import { OrderReview } from './OrderReview.tsx';
import { PaymentForm } from './PaymentForm.tsx';

export function CheckoutPage({ content }: { content: CheckoutView }): ReactElement {
  const mustLogIn = !content.isLoggedIn && !content.guestsAllowed && !content.signup;
  return (
    <div className="wrap woocommerce">
      <h1>Checkout</h1>
      {!content.isLoggedIn && <LoginHint mustLogIn={mustLogIn} />}
      {content.couponsOn && <CouponForm nonce={content.nonce} />}
      {!mustLogIn && <CheckoutForm checkout={content} />}
    </div>
  );
}

function LoginHint({ mustLogIn }: { mustLogIn: boolean }): ReactElement {
  const { links } = useShop();
  const url = `${links.account}?${new URLSearchParams({ redirect: links.checkout })}`;
  return (
    <p className="woocommerce-form-login-toggle page-note">
      {mustLogIn ? 'You must be logged in to check out.' : 'Returning customer?'}{' '}
      <a className="showlogin" href={url}>
        {mustLogIn ? 'Log in' : 'Click here to log in'}
      </a>
    </p>
  );
}

function CheckoutForm({ checkout }: { checkout: CheckoutView }): ReactElement {
  const { links } = useShop();
  return (
    <form
      name="checkout"
      method="post"
      className="checkout woocommerce-checkout"
      action={links.checkout}
      encType="multipart/form-data"
      aria-label="Checkout"
    >
      <CustomerDetails checkout={checkout} />
      <div className="order-box">
        <h2 id="order_review_heading">Your order</h2>
        <div id="order_review" className="woocommerce-checkout-review-order">
          <OrderReview cart={checkout.cart} />
          <PaymentForm form={checkout} />
        </div>
      </div>
      <AttributionInputs prefix={checkout.attributionPrefix} />
    </form>
  );
}
