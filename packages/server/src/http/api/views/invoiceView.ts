import type { ShopSettings } from '@vitrine/contract/shop';
import { translate, viewTexts } from '@vitrine/texts';
import { ownerAddress } from '../../../mails/ownerAddress.ts';
import type { Order, OrderItem } from '../../../orders/Order.ts';
import { refundRows } from '../../../orders/orderTotals.ts';
import { isPaidFor } from '../../../orders/refunds/leftOf.ts';
import type { Shop } from '../../../Shop.ts';
import { addressLines } from '../../views/addressLines.ts';
import { written } from './written.ts';

const PPM_PER_CENT = 10_000;

/** `VAT 20 %`, as invoices must say it. */
const taxLabel = ({ name, data }: OrderItem): string =>
  data.ratePpm === undefined ? name : `${name} ${data.ratePpm / PPM_PER_CENT} %`;

/** An order as an invoice is printed from it. Every row is what was paid for it, so that rows come to the total. */
export async function invoiceView(shop: Shop, order: Order, settings: ShopSettings) {
  const { site, invoice, mail } = settings;
  const { id, createdAt, paidAt, billing, customerNote, total } = order;
  const name = (given: string): string => translate(viewTexts, given, site.language);
  return {
    ...written({ id, createdAt, paidAt }, 'createdAt', 'paidAt'),
    shop: {
      title: site.title,
      ...invoice,
      email: mail.fromAddress || (await ownerAddress(shop, settings)),
    },
    billing: addressLines(billing, site.language),
    shipping: addressLines(order.shipping, site.language),
    email: billing.email,
    phone: billing.phone,
    paymentTitle: name(order.paymentTitle),
    customerNote,
    rows: order.items.filter(isPaidFor).map((item) => ({
      kind: item.kind as 'line' | 'shipping' | 'fee',
      name: item.kind === 'shipping' ? name(item.name) : item.name,
      sku: item.data.sku ?? '',
      quantity: item.quantity,
      net: item.total,
      tax: item.totalTax,
    })),
    discount: order.discount,
    net: total - order.totalTax,
    taxes: order.items
      .filter(({ kind }) => kind === 'tax')
      .map((item) => ({ label: taxLabel(item), amount: item.total })),
    total,
    refunds: refundRows(order, settings),
  };
}
