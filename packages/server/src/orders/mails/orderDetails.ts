import { directionOf, formatMoney, type ShopSettings } from '@vitrine/contract/shop';
import { countryName, createDigits, createTexts, orderTexts, translate, viewTexts } from '@vitrine/texts';
import { escapeHtml } from '../../html/escapeHtml.ts';
import { type MailContext, mailTextsOf } from '../../mails/mailLayout.ts';
import type { Address } from '../../pricing/Address.ts';
import { stateName } from '../../pricing/states.ts';
import type { Order } from '../Order.ts';
import { orderTotals, refundRows, shownSubtotal } from '../orderTotals.ts';
import { findPaymentMethod } from '../payments/index.ts';

type Row = readonly [label: string, value: string];

const CELL = 'padding:10px 0;border-bottom:1px solid #ece7df;vertical-align:top';

export const amountIn = ({ site, money }: ShopSettings) => {
  const digits = createDigits(site.language);
  return (amount: number): string => digits(formatMoney(amount, money));
};

/** Sides are named: many programs that show mails do not know where a line starts. */
const tableRow = ([label, value]: Row, isRightToLeft: boolean, strong = false): string =>
  `<tr><td style="${CELL};text-align:${isRightToLeft ? 'right' : 'left'}${strong ? ';font-weight:600' : ''}">${escapeHtml(label)}</td><td style="${CELL};text-align:${isRightToLeft ? 'left' : 'right'};white-space:nowrap${strong ? ';font-weight:600' : ''}"><bdi>${escapeHtml(value)}</bdi></td></tr>`;

const rowsOf = (
  order: Order,
  { settings }: MailContext,
): { lines: readonly Row[]; totals: readonly Row[] } => ({
  lines: order.items
    .filter(({ kind }) => kind === 'line')
    .map((item) => [
      mailTextsOf(settings)('line', { name: item.name, quantity: item.quantity }),
      amountIn(settings)(shownSubtotal(item, settings)),
    ]),
  totals: [
    ...orderTotals(order, settings).map(({ label, amount }): Row => [label, amountIn(settings)(amount)]),
    ...(order.paymentTitle
      ? [
          [
            createTexts(orderTexts, settings.site.language)('paymentMethod'),
            translate(viewTexts, order.paymentTitle, settings.site.language),
          ] as const,
        ]
      : []),
  ],
});

function blocksOf(order: Order, language: string): readonly (readonly [string, readonly string[]])[] {
  const t = createTexts(orderTexts, language);
  const { billing, shipping, customerNote } = order;
  return [
    [t('billingAddress'), [...addressLines(billing, language), billing.phone, billing.email]] as const,
    [t('shippingAddress'), addressLines(shipping, language)] as const,
    [t('note'), customerNote ? [customerNote] : []] as const,
  ].filter(([, lines]) => lines.length > 0);
}

/** What was bought, what it cost and where it goes, as HTML and as text. */
export function orderDetails(
  order: Order,
  context: MailContext,
): { readonly html: string; readonly plain: string } {
  const { lines, totals } = rowsOf(order, context);
  const { settings } = context;
  const t = mailTextsOf(settings);
  const isRightToLeft = directionOf(settings.site.language) === 'rtl';
  const total: Row = [t('total'), amountIn(settings)(order.total)];
  const refunds = refundRows(order, settings).map(
    ({ label, amount }): Row => [label, amountIn(settings)(amount)],
  );
  const blocks = blocksOf(order, settings.site.language);
  const title = t('order', { id: order.id });
  return {
    html:
      `<h2 style="margin:26px 0 8px;font-size:17px">${title}</h2>` +
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:15px">${[...lines, ...totals].map((row) => tableRow(row, isRightToLeft)).join('')}${tableRow(total, isRightToLeft, true)}${refunds.map((row) => tableRow(row, isRightToLeft)).join('')}</table>` +
      blocks
        .map(
          ([name, texts]) =>
            `<h3 style="margin:24px 0 4px;font-size:14px">${name}</h3><p style="margin:0;color:#5c554d">${texts.map((text) => escapeHtml(text).replace(/\n/g, '<br>')).join('<br>')}</p>`,
        )
        .join(''),
    plain: [
      `${title}\n`,
      ...[...lines, ...totals, total, ...refunds].map(([label, value]) => t('detail', { label, value })),
      ...blocks.map(([name, texts]) => `\n${name}\n${texts.join('\n')}`),
    ].join('\n'),
  };
}

/** An address as it stands on a parcel; empty lines are left out. */
const addressLines = (address: Address, language: string): readonly string[] =>
  [
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.address1,
    address.address2,
    `${address.postcode} ${address.city}`,
    stateName(address.country, address.state),
    countryName(address.country, language),
  ]
    .map((line) => line.trim())
    .filter(Boolean);

/** How to pay an order that waits for its money; nothing for others. */
export function paymentDetails(order: Order, { settings }: MailContext): readonly string[] {
  const t = createTexts(orderTexts, settings.site.language);
  const instructions = findPaymentMethod(order.paymentMethod)?.instructions(settings) ?? '';
  const accounts =
    order.paymentMethod === 'bacs' && order.status === 'on-hold' ? settings.payments.bankAccounts : [];
  return [
    ...(instructions ? [instructions] : []),
    ...accounts.map(({ name, bank, iban, bic, number, sortCode }) =>
      [
        name,
        bank && `${t('bank')}: ${bank}`,
        number && `${t('accountNumber')}: ${number}`,
        sortCode && `${t('sortCode')}: ${sortCode}`,
        iban && `${t('iban')}: ${iban}`,
        bic && `${t('bic')}: ${bic}`,
      ]
        .filter(Boolean)
        .join('\n'),
    ),
  ];
}
