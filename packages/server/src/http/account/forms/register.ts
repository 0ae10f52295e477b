import { register } from '../../../accounts/register.ts';
import { sendReset } from '../../../accounts/requestReset.ts';
import { newAccountMail } from '../../../accounts/accountMails.ts';
import { queueWritten } from '../../../mails/queueWritten.ts';
import { hasNonce } from '../../call/nonce.ts';
import { visitorAddress } from '../../call/visitorAddress.ts';
import { textField } from '../../request/fields.ts';
import { attributionOf } from '../../shop/attributionOf.ts';
import { enterNew } from '../enter.ts';
import { type Form, goTo, sayErrors, sayStale } from '../FormOutcome.ts';

export const registerForm: Form = async (call) => {
  const { fields, shop, settings, request } = call;
  if (!hasNonce(call, 'woocommerce-register', textField(fields, 'woocommerce-register-nonce')))
    return sayStale();
  const password = textField(fields, 'password');
  const done = await register(
    shop,
    {
      email: textField(fields, 'email') ?? '',
      login: textField(fields, 'username'),
      password,
      attribution: attributionOf(fields, settings),
      userAgent: request.headers['user-agent'] ?? '',
      address: visitorAddress(call),
    },
    settings,
  );
  if (!done.ok) return sayErrors(done.errors);
  await queueWritten(shop, newAccountMail(done.user, settings, call.links), settings);
  // Who gave no password sets one by the link of a mail.
  if (!password) await sendReset(shop, done.user, call.links);
  await enterNew(call, done.user);
  return goTo(call.links.account);
};
