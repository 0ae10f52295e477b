import type { EditAccountView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Hidden } from '../form/Hidden.tsx';
import { AccountInput } from './AccountInput.tsx';

export function EditAccount({ view }: { view: EditAccountView }): ReactElement {
  return (
    <form
      className="woocommerce-EditAccountForm edit-account narrow-form"
      method="post"
      aria-label="Account details"
    >
      <div className="field-grid">
        <AccountInput
          id="account_first_name"
          name="account_first_name"
          label="First name"
          value={view.firstName}
          autoComplete="given-name"
          isRequired
          width="first"
        />
        <AccountInput
          id="account_last_name"
          name="account_last_name"
          label="Last name"
          value={view.lastName}
          autoComplete="family-name"
          isRequired
          width="last"
        />
        <AccountInput
          id="account_display_name"
          name="account_display_name"
          label="Display name"
          value={view.displayName}
          autoComplete="nickname"
          isRequired
          hint="This is how your name is shown in your account and in reviews."
        />
        <AccountInput
          id="account_email"
          name="account_email"
          label="Email address"
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
        Save changes
      </button>
    </form>
  );
}

function PasswordChange(): ReactElement {
  return (
    <fieldset className="fields">
      <legend>Password</legend>
      <AccountInput
        id="password_current"
        name="password_current"
        label="Current password"
        type="password"
        autoComplete="current-password"
        hint="Needed for a new email address or a new password."
      />
      <AccountInput
        id="password_1"
        name="password_1"
        label="New password"
        type="password"
        autoComplete="new-password"
        hint="Leave it empty to keep the one that you have."
      />
      <AccountInput
        id="password_2"
        name="password_2"
        label="Confirm new password"
        type="password"
        autoComplete="new-password"
      />
    </fieldset>
  );
}
