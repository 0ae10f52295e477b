import type { InvitationView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Hidden } from '../form/Hidden.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { AccountInput } from './AccountInput.tsx';
import { accountTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

export function Invitation({ view }: { view: InvitationView }): ReactElement {
  const { links } = useShop();
  const t = useTexts(accountTexts);
  if (view.key === '') return <p className="lead">{t('invitationOver')}</p>;
  return (
    <form
      method="post"
      action={`${links.account}invitation/`}
      className="woocommerce-ResetPassword narrow-form"
      aria-label={t('invitation')}
    >
      <p>{t('invitationFor', { email: view.email })}</p>
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
      <Hidden values={{ invitation_key: view.key, 'vitrine-invitation-nonce': view.nonce }} />
      <button type="submit" className="woocommerce-Button button">
        {t('accept')}
      </button>
    </form>
  );
}
