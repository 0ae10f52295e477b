import type { LoginView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { AttributionInputs } from '../form/AttributionInputs.ts';
import { Hidden } from '../form/Hidden.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { AccountInput } from './AccountInput.tsx';
import { accountTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

export function Register({
  registration,
}: {
  registration: NonNullable<LoginView['registration']>;
}): ReactElement {
  const { links } = useShop();
  const t = useTexts(accountTexts);
  return (
    <section className="account-box">
      <h2 id="register-title">{t('register')}</h2>
      <form
        className="woocommerce-form woocommerce-form-register register"
        method="post"
        action={links.account}
        aria-labelledby="register-title"
      >
        <AccountInput
          id="reg_email"
          name="email"
          label={t('email')}
          type="email"
          value={registration.email}
          autoComplete="email"
          isRequired
        />
        <AccountInput
          id="reg_password"
          name="password"
          label={t('password')}
          type="password"
          autoComplete="new-password"
          isRequired
          hint={t('passwordHint')}
        />
        <Hidden values={{ 'woocommerce-register-nonce': registration.nonce }} />
        <AttributionInputs prefix={registration.attributionPrefix} />
        <button
          type="submit"
          className="woocommerce-form-register__submit button wide"
          name="register"
          value="Register"
        >
          {t('register')}
        </button>
      </form>
    </section>
  );
}
