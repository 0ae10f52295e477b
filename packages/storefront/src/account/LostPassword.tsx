import type { LostPasswordView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Hidden } from '../form/Hidden.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { AccountInput } from './AccountInput.tsx';
import { accountTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

export function LostPassword({ view }: { view: LostPasswordView }): ReactElement {
  const { links } = useShop();
  const t = useTexts(accountTexts);
  if (view.isSent) {
    return <p className="lead">{t('resetSent')}</p>;
  }
  return (
    <form
      method="post"
      action={links.lostPassword}
      className="woocommerce-ResetPassword lost_reset_password narrow-form"
      aria-label={t('lostPassword')}
    >
      <p>{t('resetHow')}</p>
      <AccountInput
        id="user_login"
        name="user_login"
        label={t('usernameOrEmail')}
        autoComplete="username"
        isRequired
      />
      <Hidden values={{ wc_reset_password: 'true', 'woocommerce-lost-password-nonce': view.nonce }} />
      <button type="submit" className="woocommerce-Button button" value="Reset password">
        {t('reset')}
      </button>
    </form>
  );
}
