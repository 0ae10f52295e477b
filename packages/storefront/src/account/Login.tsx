import type { LoginView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { useShop } from '../shop/ShopContext.ts';
import { LoginFields } from './LoginFields.tsx';
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
        <LoginFields nonce={view.loginNonce} redirect={view.redirect ?? ''} username={view.username} />
      </form>
    </section>
  );
}
