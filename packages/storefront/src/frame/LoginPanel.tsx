import type { FrameView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { AccountInput } from '../account/AccountInput.tsx';
import { Hidden } from '../form/Hidden.tsx';
import { SidePanel } from './SidePanel.tsx';

/** Where guests log in without leaving the page; afterwards they are where they were. */
export function LoginPanel({ frame }: { frame: FrameView }): ReactElement {
  const { links } = frame.shop;
  return (
    <SidePanel title="Sign in" className="login-form-side woocommerce">
      <form className="login woocommerce-form woocommerce-form-login" method="post" action={links.account}>
        <AccountInput
          id="side-username"
          name="username"
          label="Username or email address"
          autoComplete="username"
          isRequired
        />
        <AccountInput
          id="side-password"
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          isRequired
        />
        <label className="woocommerce-form-login__rememberme check-label" htmlFor="side-rememberme">
          <input name="rememberme" type="checkbox" id="side-rememberme" value="forever" />
          <span>Remember me</span>
        </label>
        <Hidden values={{ 'woocommerce-login-nonce': frame.loginNonce, redirect: frame.path }} />
        <button type="submit" className="button wide" name="login" value="Log in">
          Log in
        </button>
        <p className="lost_password">
          <a href={links.lostPassword}>Lost your password?</a>
        </p>
      </form>
      <p className="create-account-question">
        <a href={`${links.account}?action=register`} className="button quiet wide">
          Create an Account
        </a>
      </p>
    </SidePanel>
  );
}
