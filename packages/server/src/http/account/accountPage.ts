import type { AccountView } from '@vitrine/contract/shop';
import { logOut } from '../../accounts/logOut.ts';
import type { Call } from '../call/Call.ts';
import { loginCookieName } from '../call/cookies.ts';
import { hasNonce } from '../call/nonce.ts';
import { type PageHandler, type PageResult, redirect } from '../pages/PageResult.ts';
import { showPage } from '../pages/showPage.ts';
import { textField } from '../request/fields.ts';
import { leave } from './enter.ts';
import type { Form, FormOutcome } from './FormOutcome.ts';
import { editAccountForm } from './forms/editAccount.ts';
import { editAddressForm } from './forms/editAddress.ts';
import { invitationForm } from './forms/invitation.ts';
import { logInForm } from './forms/logIn.ts';
import { lostPasswordForm } from './forms/lostPassword.ts';
import { orderAgainForm } from './forms/orderAgain.ts';
import { registerForm } from './forms/register.ts';
import { resetPasswordForm } from './forms/resetPassword.ts';
import { sections } from './sections/inside.ts';
import { invitationSection, loginSection, lostPasswordSection } from './sections/outside.ts';
import { accountTexts } from '@vitrine/texts';
import { textsFor } from '../call/textsFor.ts';

/** Forms by a field that only they have. */
const FORMS: Readonly<Record<string, Form>> = {
  'woocommerce-login-nonce': logInForm,
  'woocommerce-register-nonce': registerForm,
  'woocommerce-lost-password-nonce': lostPasswordForm,
  'woocommerce-reset-password-nonce': resetPasswordForm,
  'vitrine-invitation-nonce': invitationForm,
  'save-account-details-nonce': editAccountForm,
  'woocommerce-edit-address-nonce': editAddressForm,
  'woocommerce-order_again-nonce': orderAgainForm,
};

/** The account: its parts for who is logged in, the door to it for the others. */
export const accountPage: PageHandler = async (call, path) => {
  if (path[0] === 'customer-logout') return logOutByLink(call);
  const outcome = await submitted(call);
  if (outcome && 'to' in outcome) return redirect(outcome.to);
  const view = await viewOf(call, path);
  const title = textsFor(call, accountTexts)('title');
  return view && showPage(call, 'account', view, { title, notices: noticesOf(call, outcome) });
};

async function submitted(call: Call): Promise<FormOutcome | null> {
  if (call.request.method !== 'POST') return null;
  const form = Object.entries(FORMS).find(([name]) => textField(call.fields, name) !== undefined)?.[1];
  return form ? form(call) : null;
}

async function viewOf(call: Call, [part = '', ...rest]: readonly string[]): Promise<AccountView | null> {
  if (part === 'lost-password') return lostPasswordSection(call);
  if (part === 'invitation') return invitationSection(call);
  const section = Object.hasOwn(sections, part) ? sections[part] : undefined;
  if (!section) return null;
  return call.visitor.user ? section(call, call.visitor.user, rest) : loginSection(call);
}

const RESET_SENT =
  'A password reset email has been sent to the email address on file for your account, but may take several minutes to show up in your inbox. Please wait at least 10 minutes before attempting another reset.';

function noticesOf(call: Call, outcome: FormOutcome | null) {
  if (outcome && 'notices' in outcome) return outcome.notices;
  if (textField(call.fields, 'password-reset') === 'true')
    return [{ kind: 'success', html: 'Your password has been reset successfully.' } as const];
  if (textField(call.fields, 'reset-link-sent') === 'true')
    return [{ kind: 'success', html: RESET_SENT } as const];
  return [];
}

/** By a link of our own page: another site's must not log anyone out. */
async function logOutByLink(call: Call): Promise<PageResult> {
  const { request, shop, links } = call;
  const token = request.cookies[loginCookieName(call.origin)];
  if (!token || !hasNonce(call, 'log-out', textField(call.fields, '_wpnonce')))
    return redirect(links.account);
  await logOut(shop, token);
  leave(call);
  return redirect(links.account);
}
