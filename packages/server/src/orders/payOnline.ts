import type { ShopLinks, ShopSettings } from '@vitrine/contract/shop';
import type { PaymentMethod, PaymentResult } from './payments/PaymentMethod.ts';
import type { Shop } from '../Shop.ts';
import { changeOrder } from './changeOrder.ts';
import type { CheckoutRefusal } from './checkout/CheckoutRefusal.ts';
import type { Order } from './Order.ts';

export type PaidOnline =
  | { readonly ok: true; readonly order: Order; readonly redirect: string }
  | { readonly ok: false; readonly errors: readonly CheckoutRefusal[] };

/** After the order stands, so that nothing is locked meanwhile. One that could not be paid gives its stock back. */
export async function payOnline(
  shop: Shop,
  order: Order,
  method: PaymentMethod,
  settings: ShopSettings,
  links: ShopLinks,
): Promise<PaidOnline> {
  const { status, redirect, note, transactionId } = await method
    .pay(order, settings)
    .catch((): PaymentResult => ({ status: 'failed', note: 'The payment broke off.' }));
  const changed = await changeOrder(shop, order.id, status, { settings, links, note, transactionId });
  if (status === 'failed') return { ok: false, errors: [{ field: null, said: { code: 'payment_failed' } }] };
  return {
    ok: true,
    order: changed.ok ? changed.order : order,
    redirect: redirect ?? links.order(order.id, order.key),
  };
}
