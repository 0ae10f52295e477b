import type { FrameView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { AccountInput } from '../account/AccountInput.tsx';
import { Hidden } from '../form/Hidden.tsx';
import { accountTexts, frameTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';
import { SidePanel } from './SidePanel.tsx';

/** Where guests log in without leaving the page; afterwards they are where they were. */
export function LoginPanel({ frame }: { frame: FrameView }): ReactElement {
  const { links } = frame.shop;
  const t = useTexts(frameTexts);
  const account = useTexts(accountTexts);
  return (
    <SidePanel title={t('signIn')} className="login-form-side woocommerce">
      <form className="login woocommerce-form woocommerce-form-login" method="post" action={links.account}>
        <AccountInput
          id="side-username"
          name="username"
          label={account('usernameOrEmailAddress')}
          autoComplete="username"
          isRequired
        />
        <AccountInput
          id="side-password"
          name="password"
          label={account('password')}
          type="password"
          autoComplete="current-password"
          isRequired
        />
        <label className="woocommerce-form-login__rememberme check-label" htmlFor="side-rememberme">
          <input name="rememberme" type="checkbox" id="side-rememberme" value="forever" />
          <span>{account('remember')}</span>
        </label>
        <Hidden values={{ 'woocommerce-login-nonce': frame.loginNonce, redirect: frame.path }} />
        <button type="submit" className="button wide" name="login" value="Log in">
          {account('logIn')}
        </button>
        <p className="lost_password">
          <a href={links.lostPassword}>{account('lostYourPassword')}</a>
        </p>
      </form>
      <p className="create-account-question">
        <a href={`${links.account}?action=register`} className="button quiet wide">
          {t('createAccount')}
        </a>
      </p>
    </SidePanel>
  );
}
