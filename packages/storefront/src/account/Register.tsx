import type { LoginView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { AttributionInputs } from '../form/AttributionInputs.ts';
import { Hidden } from '../form/Hidden.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { AccountInput } from './AccountInput.tsx';

export function Register({
  registration,
}: {
  registration: NonNullable<LoginView['registration']>;
}): ReactElement {
  const { links } = useShop();
  return (
    <section className="account-box">
      <h2 id="register-title">Register</h2>
      <form
        className="woocommerce-form woocommerce-form-register register"
        method="post"
        action={links.account}
        aria-labelledby="register-title"
      >
        <AccountInput
          id="reg_email"
          name="email"
          label="Email address"
          type="email"
          value={registration.email}
          autoComplete="email"
          isRequired
        />
        <AccountInput
          id="reg_password"
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          isRequired
          hint="Long ones are good ones: a few words that only you would put together."
        />
        <Hidden values={{ 'woocommerce-register-nonce': registration.nonce }} />
        <AttributionInputs prefix={registration.attributionPrefix} />
        <button
          type="submit"
          className="woocommerce-form-register__submit button wide"
          name="register"
          value="Register"
        >
          Register
        </button>
      </form>
    </section>
  );
}
