import type { EditAccountView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Hidden } from '../form/Hidden.tsx';
import { AccountInput } from './AccountInput.tsx';
import { accountTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

export function EditAccount({ view }: { view: EditAccountView }): ReactElement {
  const t = useTexts(accountTexts);
  return (
    <form
      className="woocommerce-EditAccountForm edit-account narrow-form"
      method="post"
      aria-label={t('details')}
    >
      <div className="field-grid">
        <AccountInput
          id="account_first_name"
          name="account_first_name"
          label={t('firstName')}
          value={view.firstName}
          autoComplete="given-name"
          isRequired
          width="first"
        />
        <AccountInput
          id="account_last_name"
          name="account_last_name"
          label={t('lastName')}
          value={view.lastName}
          autoComplete="family-name"
          isRequired
          width="last"
        />
        <AccountInput
          id="account_display_name"
          name="account_display_name"
          label={t('displayName')}
          value={view.displayName}
          autoComplete="nickname"
          isRequired
          hint={t('displayNameHint')}
        />
        <AccountInput
          id="account_email"
          name="account_email"
          label={t('email')}
          type="email"
          value={view.email}
          autoComplete="email"
          isRequired
        />
      </div>
      <PasswordChange />
      <Hidden values={{ action: 'save_account_details', 'save-account-details-nonce': view.nonce }} />
      <button
        type="submit"
        className="woocommerce-Button button"
        name="save_account_details"
        value="Save changes"
      >
        {t('save')}
      </button>
    </form>
  );
}

function PasswordChange(): ReactElement {
  const t = useTexts(accountTexts);
  return (
    <fieldset className="fields">
      <legend>{t('password')}</legend>
      <AccountInput
        id="password_current"
        name="password_current"
        label={t('currentPassword')}
        type="password"
        autoComplete="current-password"
        hint={t('currentHint')}
      />
      <AccountInput
        id="password_1"
        name="password_1"
        label={t('newPassword')}
        type="password"
        autoComplete="new-password"
        hint={t('newHint')}
      />
      <AccountInput
        id="password_2"
        name="password_2"
        label={t('confirmPassword')}
        type="password"
        autoComplete="new-password"
      />
    </fieldset>
  );
}
