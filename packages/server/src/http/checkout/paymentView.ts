import type { PaymentFormView } from '@vitrine/contract/shop';
import type { Cart } from '../../cart/Cart.ts';
import { escapeHtml } from '../../html/escapeHtml.ts';
import { availablePayments } from '../../orders/payments/index.ts';
import type { Call } from '../call/Call.ts';
import { nonceFor } from '../call/nonce.ts';
import { textField } from '../request/fields.ts';

/** What can be paid with; the first when none was chosen. */
export function paymentView(call: Call, cart: Cart): PaymentFormView {
  const { settings, fields } = call;
  const methods = availablePayments(settings, cart);
  const wanted = textField(fields, 'payment_method') ?? cart.paymentMethod;
  const chosen = methods.find(({ id }) => id === wanted) ?? methods[0];
  return {
    payments: methods.map((method) => ({
      id: method.id,
      title: method.title(settings),
      descriptionHtml: escapeHtml(method.description(settings)),
      isChosen: method === chosen,
    })),
    needsPayment: cart.needsPayment,
    termsUrl: settings.checkout.termsUrl,
    nonce: nonceFor(call, 'woocommerce-process_checkout'),
    once: cart.once,
  };
}
