import { requestReset } from '../../../accounts/requestReset.ts';
import { hasNonce } from '../../call/nonce.ts';
import { visitorAddress } from '../../call/visitorAddress.ts';
import { textField } from '../../request/fields.ts';
import { type Form, goTo, sayStale, sayWrong } from '../FormOutcome.ts';

export const lostPasswordForm: Form = async (call) => {
  const { fields, links, shop } = call;
  if (!hasNonce(call, 'lost_password', textField(fields, 'woocommerce-lost-password-nonce')))
    return sayStale();
  const asked = await requestReset(shop, textField(fields, 'user_login') ?? '', links, visitorAddress(call));
  return asked.ok ? goTo(`${links.lostPassword}?reset-link-sent=true`) : sayWrong(asked.said);
};
