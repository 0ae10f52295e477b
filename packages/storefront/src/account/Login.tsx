import type { LoginView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Hidden } from '../form/Hidden.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { AccountInput } from './AccountInput.tsx';
import { Register } from './Register.tsx';
import { accountTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

/** Logging in, and beside it a new account where the shop offers one. */
export function Login({ view }: { view: LoginView }): ReactElement {
  return (
    <div className="account-forms" id="customer_login">
      <LoginForm view={view} />
      {view.registration && <Register registration={view.registration} />}
    </div>
  );
}

function LoginForm({ view }: { view: LoginView }): ReactElement {
  const { links } = useShop();
  const t = useTexts(accountTexts);
  return (
    <section className="account-box">
      <h2 id="login-title">{t('logIn')}</h2>
      <form
        className="woocommerce-form woocommerce-form-login login"
        method="post"
        action={links.account}
        aria-labelledby="login-title"
      >
        <AccountInput
          id="username"
          name="username"
          label={t('usernameOrEmailAddress')}
          value={view.username}
          autoComplete="username"
          isRequired
        />
        <AccountInput
          id="password"
          name="password"
          label={t('password')}
          type="password"
          autoComplete="current-password"
          isRequired
        />
        <label className="woocommerce-form-login__rememberme check-label" htmlFor="rememberme">
          <input
            className="woocommerce-form__input-checkbox"
            name="rememberme"
            type="checkbox"
            id="rememberme"
            value="forever"
          />
          <span>{t('remember')}</span>
        </label>
        <Hidden
          values={{
            'woocommerce-login-nonce': view.loginNonce,
            ...(view.redirect ? { redirect: view.redirect } : {}),
          }}
        />
        <button
          type="submit"
          className="woocommerce-form-login__submit button wide"
          name="login"
          value="Log in"
        >
          {t('logIn')}
        </button>
        <p className="woocommerce-LostPassword lost_password">
          <a href={links.lostPassword}>{t('lostYourPassword')}</a>
        </p>
      </form>
    </section>
  );
}
