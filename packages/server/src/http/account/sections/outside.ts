import { ATTRIBUTION_PREFIX, type AccountView } from '@vitrine/contract/shop';
import { findInvited } from '../../../accounts/invitations/acceptInvitation.ts';
import { findReset } from '../../../accounts/resetPassword.ts';
import type { Call } from '../../call/Call.ts';
import { nonceFor } from '../../call/nonce.ts';
import { textField } from '../../request/fields.ts';

/** What who is not logged in sees, whatever part of the account was asked for. */
export const loginSection = (call: Call): AccountView => ({
  section: 'login',
  loginNonce: nonceFor(call, 'woocommerce-login'),
  username: textField(call.fields, 'username') ?? '',
  redirect: textField(call.fields, 'redirect') ?? '',
  registration: call.settings.accounts.registration
    ? {
        nonce: nonceFor(call, 'woocommerce-register'),
        email: textField(call.fields, 'email') ?? '',
        attributionPrefix: call.settings.attribution.on ? ATTRIBUTION_PREFIX : '',
      }
    : null,
});

/** `lost-password/`, and with the key of a mail the form for a new one. */
export async function lostPasswordSection(call: Call): Promise<AccountView> {
  const key = textField(call.fields, 'key') ?? textField(call.fields, 'reset_key');
  const user = key ? await findReset(call.shop, key) : null;
  if (key && user)
    return { section: 'resetPassword', nonce: nonceFor(call, 'reset_password'), key, login: user.login };
  return {
    section: 'lostPassword',
    nonce: nonceFor(call, 'lost_password'),
    isSent: textField(call.fields, 'reset-link-sent') === 'true',
  };
}

/** `invitation/` with the key of a mail: the form for a password, or that the key is worth nothing any more. */
export async function invitationSection(call: Call): Promise<AccountView> {
  const key = textField(call.fields, 'key') ?? textField(call.fields, 'invitation_key') ?? '';
  const invited = key === '' ? null : await findInvited(call.shop, key);
  return {
    section: 'invitation',
    nonce: nonceFor(call, 'invitation'),
    key: invited ? key : '',
    email: invited?.email ?? '',
  };
}
