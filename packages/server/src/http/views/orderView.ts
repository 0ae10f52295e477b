import type { OrderView, ShopSettings } from '@vitrine/contract/shop';
import { listOrderNotes } from '../../orders/orderNotes.ts';
import type { Order, OrderItem } from '../../orders/Order.ts';
import { refundRows } from '../../orders/orderTotals.ts';
import { escapeHtml } from '../../html/escapeHtml.ts';
import type { Call } from '../call/Call.ts';
import { showsTax } from '../shop/readCartView.ts';
import { addressLines } from './addressLines.ts';
import { orderTexts, type Texts } from '@vitrine/texts';
import { textsFor } from '../call/textsFor.ts';

type OrderTexts = Texts<typeof orderTexts.en>;

/** An order as its buyer sees it. */
export async function orderView(call: Call, order: Order): Promise<OrderView> {
  const isWithTax = showsTax(call.settings);
  const t = textsFor(call, orderTexts);
  const { language } = call.settings.site;
  const notes = await listOrderNotes(call.shop, order.id, ['customer']);
  return {
    id: order.id,
    status: order.status,
    statusLabel: t(order.status),
    createdAt: order.createdAt,
    lines: order.items.filter(({ kind }) => kind === 'line').map((item) => lineView(call, item, isWithTax)),
    totals: totalsOf(order, isWithTax, t),
    total: order.total,
    refunds: refundRows(order, call.settings),
    paymentTitle: order.paymentTitle,
    billing: addressLines(order.billing, language),
    shipping: addressLines(order.shipping, language),
    email: order.billing.email,
    phone: order.billing.phone,
    customerNote: order.customerNote,
    ...payingOf(order, call.settings, t),
    notes: notes.map(({ createdAt, content }) => ({
      createdAt,
      html: escapeHtml(content).replace(/\n/g, '<br>'),
    })),
  };
}

const lineView = (call: Call, item: OrderItem, isWithTax: boolean) => ({
  name: item.name,
  url: item.data.slug ? call.links.product(item.data.slug) : '',
  quantity: item.quantity,
  total: item.subtotal + (isWithTax ? item.subtotalTax : 0),
  choices: item.data.choices ?? [],
  noteHtml: '',
});

/** Those that are not zero, as a receipt lists them. */
function totalsOf(order: Order, isWithTax: boolean, t: OrderTexts) {
  const lines = order.items.filter(({ kind }) => kind === 'line');
  const subtotal = lines.reduce((sum, item) => sum + item.subtotal + (isWithTax ? item.subtotalTax : 0), 0);
  const taxes = order.items.filter(({ kind }) => kind === 'tax');
  return [
    { label: t('subtotal'), amount: subtotal },
    { label: t('discount'), amount: -(order.discount + (isWithTax ? order.discountTax : 0)) },
    { label: t('shipping'), amount: order.shippingTotal + (isWithTax ? order.shippingTax : 0) },
    ...order.items
      .filter(({ kind }) => kind === 'fee')
      .map(({ name, total, totalTax }) => ({ label: name, amount: total + (isWithTax ? totalTax : 0) })),
    ...(isWithTax ? [] : taxes.map(({ name, total }) => ({ label: name, amount: total }))),
  ].filter(({ label, amount }) => amount !== 0 || label === t('subtotal'));
}

/** How to pay an order that waits for it. */
function payingOf(order: Order, { payments }: ShopSettings, t: OrderTexts) {
  const method =
    order.paymentMethod === 'bacs' ? payments.bacs : order.paymentMethod === 'cod' ? payments.cod : null;
  const isWaiting = order.status === 'on-hold' || order.status === 'pending';
  const accounts = order.paymentMethod === 'bacs' && isWaiting ? payments.bankAccounts : [];
  return {
    instructionsHtml: method ? escapeHtml(method.instructions) : '',
    bankAccounts: accounts.map(({ name, bank, iban, bic, number, sortCode }) => ({
      name,
      details: [
        { label: t('bank'), value: bank },
        { label: t('accountNumber'), value: number },
        { label: t('sortCode'), value: sortCode },
        { label: t('iban'), value: iban },
        { label: t('bic'), value: bic },
      ].filter(({ value }) => value !== ''),
    })),
  };
}
