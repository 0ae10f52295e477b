import { formatMoney } from '@vitrine/contract/shop';
import { escapeHtml } from '../../html/escapeHtml.ts';
import type { MailContext } from '../../mails/mailLayout.ts';
import type { Address } from '../../pricing/Address.ts';
import { stateName } from '../../pricing/states.ts';
import type { Order } from '../Order.ts';
import { orderTotals, shownSubtotal } from '../orderTotals.ts';
import { findPaymentMethod } from '../payments/index.ts';

type Row = readonly [label: string, value: string];

const CELL = 'padding:10px 0;border-bottom:1px solid #ece7df;vertical-align:top';

const tableRow = ([label, value]: Row, strong = false): string =>
  `<tr><td style="${CELL};text-align:left${strong ? ';font-weight:600' : ''}">${escapeHtml(label)}</td><td style="${CELL};text-align:right;white-space:nowrap${strong ? ';font-weight:600' : ''}">${escapeHtml(value)}</td></tr>`;

const rowsOf = (
  order: Order,
  { settings }: MailContext,
): { lines: readonly Row[]; totals: readonly Row[] } => ({
  lines: order.items
    .filter(({ kind }) => kind === 'line')
    .map((item) => [
      `${item.name} × ${item.quantity}`,
      formatMoney(shownSubtotal(item, settings), settings.money),
    ]),
  totals: [
    ...orderTotals(order, settings).map(
      ({ label, amount }): Row => [label, formatMoney(amount, settings.money)],
    ),
    ...(order.paymentTitle ? [['Payment method', order.paymentTitle] as const] : []),
  ],
});

const blocksOf = (order: Order): readonly (readonly [string, readonly string[]])[] =>
  [
    ['Billing address', [...addressLines(order.billing), order.billing.phone, order.billing.email]] as const,
    ['Shipping address', addressLines(order.shipping)] as const,
    ['Note', order.customerNote ? [order.customerNote] : []] as const,
  ].filter(([, lines]) => lines.length > 0);

/** What was bought, what it cost and where it goes, as HTML and as text. */
export function orderDetails(
  order: Order,
  context: MailContext,
): { readonly html: string; readonly plain: string } {
  const { lines, totals } = rowsOf(order, context);
  const total: Row = ['Total', formatMoney(order.total, context.settings.money)];
  const blocks = blocksOf(order);
  const title = `Order #${order.id}`;
  return {
    html:
      `<h2 style="margin:26px 0 8px;font-size:17px">${title}</h2>` +
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:15px">${[...lines, ...totals].map((row) => tableRow(row)).join('')}${tableRow(total, true)}</table>` +
      blocks
        .map(
          ([name, texts]) =>
            `<h3 style="margin:24px 0 4px;font-size:14px">${name}</h3><p style="margin:0;color:#5c554d">${texts.map((text) => escapeHtml(text).replace(/\n/g, '<br>')).join('<br>')}</p>`,
        )
        .join(''),
    plain: [
      `${title}\n`,
      ...[...lines, ...totals, total].map(([label, value]) => `${label}: ${value}`),
      ...blocks.map(([name, texts]) => `\n${name}\n${texts.join('\n')}`),
    ].join('\n'),
  };
}

/** An address as it stands on a parcel; empty lines are left out. */
const addressLines = (address: Address): readonly string[] =>
  [
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.address1,
    address.address2,
    `${address.postcode} ${address.city}`,
    stateName(address.country, address.state),
    countryName(address.country),
  ]
    .map((line) => line.trim())
    .filter(Boolean);

/** A code that nobody knows is shown as it is. */
function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
}

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
