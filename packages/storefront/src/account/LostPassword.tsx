import type { LostPasswordView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Hidden } from '../form/Hidden.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { AccountInput } from './AccountInput.tsx';

export function LostPassword({ view }: { view: LostPasswordView }): ReactElement {
  const { links } = useShop();
  if (view.isSent) {
    return (
      <p className="lead">
        If there is an account with that name or address, a mail with a link to a new password is on its way.
        It may take a few minutes to arrive.
      </p>
    );
  }
  return (
    <form
      method="post"
      action={links.lostPassword}
      className="woocommerce-ResetPassword lost_reset_password narrow-form"
      aria-label="Lost password"
    >
      <p>Enter your username or email address. You will receive a link to create a new password by email.</p>
      <AccountInput
        id="user_login"
        name="user_login"
        label="Username or email"
        autoComplete="username"
        isRequired
      />
      <Hidden values={{ wc_reset_password: 'true', 'woocommerce-lost-password-nonce': view.nonce }} />
      <button type="submit" className="woocommerce-Button button" value="Reset password">
        Reset password
      </button>
    </form>
  );
}
