import { saveAddress } from '../../../accounts/saveAddress.ts';
import { addNotice } from '../../../notices/notices.ts';
import { checkAddress } from '../../../orders/checkout/checkAddress.ts';
import { hasNonce } from '../../call/nonce.ts';
import { wholeAddress } from '../../checkout/readAddress.ts';
import { textField } from '../../request/fields.ts';
import { checkoutError } from '../../words/checkoutWords.ts';
import { type Form, goTo, sayStale } from '../FormOutcome.ts';

/** Which of the two stands in the address of the page. */
export const editAddressForm: Form = async (call) => {
  const { fields, shop, visitor, links, request } = call;
  const { user } = visitor;
  if (
    !user ||
    !hasNonce(call, 'woocommerce-edit_address', textField(fields, 'woocommerce-edit-address-nonce'))
  )
    return sayStale();
  const kind = /\/edit-address\/shipping\b/.test(request.originalUrl) ? 'shipping' : 'billing';
  const address = wholeAddress(fields, kind);
  const refusals = checkAddress(address, kind);
  if (refusals.length > 0)
    return { notices: refusals.map((each) => ({ kind: 'error', html: checkoutError(each, call).html })) };
  await saveAddress(shop, user.id, kind, address);
  await addNotice(shop, String(user.id), 'success', 'Address changed successfully.');
  return goTo(`${links.account}edit-address/`);
};
