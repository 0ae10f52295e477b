import { resetPassword } from '../../../accounts/resetPassword.ts';
import { hasNonce } from '../../call/nonce.ts';
import { textField } from '../../request/fields.ts';
import { type Form, goTo, sayErrors, sayStale, sayWrong } from '../FormOutcome.ts';

export const resetPasswordForm: Form = async (call) => {
  const { fields, links, shop } = call;
  if (!hasNonce(call, 'reset_password', textField(fields, 'woocommerce-reset-password-nonce')))
    return sayStale();
  const password = textField(fields, 'password_1') ?? '';
  if (password !== textField(fields, 'password_2')) return sayWrong({ code: 'passwords_differ' });
  const done = await resetPassword(shop, textField(fields, 'reset_key') ?? '', password);
  return done.ok ? goTo(`${links.account}?password-reset=true`) : sayErrors(done.errors);
};
