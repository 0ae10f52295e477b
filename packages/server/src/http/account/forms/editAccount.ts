import { saveAccount } from '../../../accounts/saveAccount.ts';
import { addNotice } from '../../../notices/notices.ts';
import { loginCookieName } from '../../call/cookies.ts';
import { hasNonce } from '../../call/nonce.ts';
import { visitorAddress } from '../../call/visitorAddress.ts';
import { textField } from '../../request/fields.ts';
import { type Form, goTo, sayErrors, sayStale, sayWrong } from '../FormOutcome.ts';

export const editAccountForm: Form = async (call) => {
  const { fields, shop, visitor, request, links } = call;
  const { user } = visitor;
  if (!user || !hasNonce(call, 'save_account_details', textField(fields, 'save-account-details-nonce')))
    return sayStale();
  const field = (name: string): string => textField(fields, name) ?? '';
  const newPassword = field('password_1');
  if (newPassword !== field('password_2')) return sayWrong({ code: 'new_passwords_differ' });
  const saved = await saveAccount(
    shop,
    user.id,
    {
      firstName: field('account_first_name'),
      lastName: field('account_last_name'),
      displayName: field('account_display_name'),
      email: field('account_email'),
    },
    {
      currentPassword: field('password_current'),
      newPassword,
      token: request.cookies[loginCookieName(call.origin)] ?? '',
      address: visitorAddress(call),
    },
  );
  if (!saved.ok) return sayErrors(saved.errors);
  await addNotice(shop, String(user.id), 'success', 'Account details changed successfully.');
  return goTo(links.account);
};
