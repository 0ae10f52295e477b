import type { Order } from '../Order.ts';
import { findPaymentMethod } from '../payments/index.ts';
import type { MailContext } from '../../mails/MailContext.ts';

/** How to pay an order that waits for its money; nothing for others. */
export function paymentDetails(order: Order, { settings }: MailContext): readonly string[] {
  const instructions = findPaymentMethod(order.paymentMethod)?.instructions(settings) ?? '';
  const accounts =
    order.paymentMethod === 'bacs' && order.status === 'on-hold' ? settings.payments.bankAccounts : [];
  return [
    ...(instructions ? [instructions] : []),
    ...accounts.map(({ name, bank, iban, bic, number, sortCode }) =>
      [
        name,
        bank && `Bank: ${bank}`,
        number && `Account number: ${number}`,
        sortCode && `Sort code: ${sortCode}`,
        iban && `IBAN: ${iban}`,
        bic && `BIC: ${bic}`,
      ]
        .filter(Boolean)
        .join('\n'),
    ),
  ];
}
