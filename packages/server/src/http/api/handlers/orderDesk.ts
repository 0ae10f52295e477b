import type { ShopSettings } from '@vitrine/contract/shop';
import { noticeTexts, translate } from '@vitrine/texts';
import type { DraftFault } from '../../../orders/desk/OrderDraft.ts';
import { addressesOf, createOrder } from '../../../orders/desk/createOrder.ts';
import { planStock } from '../../../orders/desk/draftStock.ts';
import { editOrder } from '../../../orders/desk/editOrder.ts';
import { priceDraft, type PricedDraft } from '../../../orders/desk/priceDraft.ts';
import { COUNTRIES } from '../../../orders/checkout/countryRules.ts';
import { findOrder } from '../../../orders/findOrder.ts';
import { queueDetailsMail } from '../../../orders/mails/orderMails.ts';
import { paymentMethods } from '../../../orders/payments/index.ts';
import { isMailOf, listMailsOf } from '../../../mails/listMails.ts';
import { sendAgain } from '../../../mails/sendAgain.ts';
import type { FieldError } from '../../../input/FieldError.ts';
import type { Shop } from '../../../Shop.ts';
import { checkoutError, type CheckoutWordsContext } from '../../words/checkoutWords.ts';
import { plainText } from '../../words/cartWords.ts';
import type { Handlers } from '../ApiCall.ts';
import { changedMeanwhile, invalid, made, missing, plain, shown, unsaved } from '../answer/Outcome.ts';
import { expectedVersion } from '../request/expected.ts';
import { invoiceView } from '../views/invoiceView.ts';
import { readOrderItem } from '../views/orderViews.ts';
import { written } from '../views/written.ts';

type Words = CheckoutWordsContext & { readonly settings: Pick<ShopSettings, 'site'> };

const htmlText = (html: string, { settings }: Words): string =>
  plainText(translate(noticeTexts, html, settings.site.language));

const errorsOf = (faults: readonly DraftFault[], context: Words): readonly FieldError[] =>
  faults.map(({ field, said }) => ({
    field,
    message:
      typeof said === 'string' ? said : htmlText(checkoutError({ field, said }, context).html, context),
  }));

const readMails = async (shop: Shop, id: number) => ({
  items: (await listMailsOf(shop, id)).map((mail) => written(mail, 'createdAt', 'sentAt')),
});

function previewView({ lines, totals, fees, offers, needsShipping, pricesInclude }: PricedDraft) {
  return {
    pricesIncludeTax: pricesInclude,
    lines: lines.map(({ item, productId, variationId, name, quantity, data, priced }, index) => ({
      itemId: item?.id ?? null,
      productId,
      variationId,
      name,
      sku: data.sku ?? '',
      quantity,
      price: priced.price,
      total: totals.lines[index]?.total ?? 0,
      totalTax: totals.lines[index]?.totalTax ?? 0,
    })),
    needsShipping,
    rates: offers.map(({ id, label, cost }) => ({ id, label, cost })),
    taxes: totals.taxes.map(({ name, amount }) => ({ label: name, amount })),
    subtotal: totals.subtotal,
    discount: totals.discount,
    fees: fees.reduce((all, { total }) => all + total, 0),
    shipping: totals.shipping,
    totalTax: totals.totalTax,
    total: totals.total,
  };
}

export const orderDeskHandlers = {
  async readOrderOptions({ settings }) {
    const { countries, base, tax } = settings;
    return plain({
      payments: paymentMethods.map(({ id, title }) => ({ id, title: title(settings) })),
      countries: countries.length > 0 ? countries : COUNTRIES,
      country: base.country,
      pricesIncludeTax: tax.pricesInclude,
    });
  },
  async previewOrder({ shop, settings, links, body: { orderId, billing, shipping, ...draft } }) {
    const order = orderId === null ? null : await findOrder(shop, orderId);
    if (orderId !== null && !order)
      return invalid([{ field: 'orderId', message: 'There is no such order.' }]);
    const priced = await priceDraft(shop, order, draft, order ?? addressesOf(billing, shipping), settings);
    const { faults } = await planStock(shop, order, priced.lines);
    const errors = errorsOf([...priced.faults, ...faults], { settings, links });
    return plain({ ...previewView(priced), errors });
  },
  async createOrder({ shop, user, settings, links, body: { customerNote, sendMails, ...body } }) {
    const context = { settings, links, by: user, isSilent: !sendMails };
    const created = await createOrder(shop, { ...body, note: customerNote }, context);
    if (created.ok) return made(await readOrderItem(shop, created.order.id), `/orders/${created.order.id}`);
    return created.reason === 'invalid' ? invalid(errorsOf(created.faults, context)) : missing();
  },
  async editOrder({ shop, user, settings, links, params: { id }, body, expected }) {
    const context = { settings, links, by: user, expectedVersion: expectedVersion(expected) };
    const edited = await editOrder(shop, id, body, context);
    if (edited.ok) return shown(await readOrderItem(shop, id));
    if (edited.reason === 'invalid') return invalid(errorsOf(edited.faults, context));
    const current = edited.reason === 'changed' ? await readOrderItem(shop, id) : null;
    return current ? changedMeanwhile(current) : missing();
  },
  async readInvoice({ shop, settings, params: { id } }) {
    const order = await findOrder(shop, id);
    return order ? plain(await invoiceView(shop, order, settings)) : missing();
  },
  async listOrderMails({ shop, params: { id } }) {
    return (await findOrder(shop, id)) ? plain(await readMails(shop, id)) : missing();
  },
  async sendOrderDetails({ shop, settings, links, params: { id }, body: { once } }) {
    const order = await findOrder(shop, id);
    if (!order) return missing();
    if (!order.billing.email)
      return invalid([{ field: null, message: 'The order has no email address to write to.' }]);
    await queueDetailsMail(shop, order, once, { settings, links });
    return made({ value: await readMails(shop, id) }, `/orders/${id}/mails`);
  },
  async sendOrderMailAgain({ shop, params: { id, mailId } }) {
    if (!(await isMailOf(shop, mailId, id))) return missing();
    const queued = await sendAgain(shop, mailId);
    return queued.ok ? plain(await readMails(shop, id)) : unsaved(queued);
  },
} satisfies Partial<Handlers>;
