import { logIn } from '../../../accounts/logIn.ts';
import { hasNonce } from '../../call/nonce.ts';
import { visitorAddress } from '../../call/visitorAddress.ts';
import { textField } from '../../request/fields.ts';
import { enter } from '../enter.ts';
import { type Form, goTo, sayStale, sayWrong } from '../FormOutcome.ts';
import { ownPath } from '../ownPath.ts';

export const logInForm: Form = async (call) => {
  const { fields, request } = call;
  if (!hasNonce(call, 'woocommerce-login', textField(fields, 'woocommerce-login-nonce'))) return sayStale();
  const remember = textField(fields, 'rememberme') !== undefined;
  const done = await logIn(call.shop, {
    login: textField(fields, 'username') ?? '',
    password: textField(fields, 'password') ?? '',
    remember,
    userAgent: request.headers['user-agent'] ?? '',
    address: request.ip,
    countedAs: visitorAddress(call),
  });
  if (!done.ok) return sayWrong(done.said);
  await enter(call, done.user, done, remember);
  return goTo(ownPath(textField(fields, 'redirect'), call.origin) ?? call.links.account);
};
