import type { ResetPasswordView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Hidden } from '../form/Hidden.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { AccountInput } from './AccountInput.tsx';
import { accountTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

export function ResetPassword({ view }: { view: ResetPasswordView }): ReactElement {
  const { links } = useShop();
  const t = useTexts(accountTexts);
  return (
    <form
      method="post"
      action={links.lostPassword}
      className="woocommerce-ResetPassword lost_reset_password narrow-form"
      aria-label={t('newPassword')}
    >
      <AccountInput
        id="password_1"
        name="password_1"
        label={t('newPassword')}
        type="password"
        autoComplete="new-password"
        isRequired
      />
      <AccountInput
        id="password_2"
        name="password_2"
        label={t('reenterPassword')}
        type="password"
        autoComplete="new-password"
        isRequired
      />
      <Hidden
        values={{
          reset_key: view.key,
          reset_login: view.login,
          wc_reset_password: 'true',
          'woocommerce-reset-password-nonce': view.nonce,
        }}
      />
      <button type="submit" className="woocommerce-Button button" value="Save">
        {t('savePassword')}
      </button>
    </form>
  );
}
