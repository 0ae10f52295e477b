import { addItem, type Added } from '../../../cart/addItem.ts';
import { escapeHtml } from '../../../html/escapeHtml.ts';
import { addNotice, tellInto } from '../../../notices/notices.ts';
import type { CartNotice } from '../../../notices/CartNotice.ts';
import { findOrder } from '../../../orders/findOrder.ts';
import type { OrderItem } from '../../../orders/Order.ts';
import type { Call } from '../../call/Call.ts';
import { hasNonce } from '../../call/nonce.ts';
import { idField, textField } from '../../request/fields.ts';
import { addedHtml } from '../../shop/links/addFromForm.ts';
import { type Form, goTo, sayStale, sayWrong } from '../FormOutcome.ts';

/** Puts what was in an order into the cart: what can still be bought, as much of it as there is. The cart's page says what could not. */
export const orderAgainForm: Form = async (call) => {
  const { fields, shop, visitor, links } = call;
  const { user } = visitor;
  if (!user || !hasNonce(call, 'woocommerce-order_again', textField(fields, 'woocommerce-order_again-nonce')))
    return sayStale();
  const order = await findOrder(shop, idField(fields, 'order_again'));
  // Only one's own.
  if (order?.userId !== user.id) return sayWrong({ code: 'order_unknown' });
  const customerId = String(user.id);
  const added: string[] = [];
  for (const line of order.items.filter(({ kind }) => kind === 'line')) {
    const done = await addLine(call, customerId, line);
    if (done.isAdded) added.push(done.name);
    if (!done.isWhole) await addNotice(shop, customerId, 'error', missingHtml(line.name, done.isAdded));
  }
  if (added.length > 0) await addNotice(shop, customerId, 'success', addedHtml(added, links.cart));
  return goTo(links.cart);
};

interface Done {
  readonly isAdded: boolean;
  readonly isWhole: boolean;
  readonly name: string;
}

async function addLine(call: Call, customerId: string, line: OrderItem): Promise<Done> {
  const add = (quantity: number): Promise<Added> =>
    addItem(call.shop, {
      customerId,
      quantity,
      productId: line.productId ?? 0,
      variationId: line.variationId ?? 0,
      choices: Object.fromEntries((line.data.choices ?? []).map(({ name, value }) => [name, value])),
      extra: line.data.extra,
      // One sentence for each line, which names it.
      tell: tellInto([]),
    });
  const whole = await add(line.quantity);
  if (whole.ok) return { isAdded: true, isWhole: whole.quantity === line.quantity, name: whole.name };
  const left = leftOf(whole.said);
  const some = left > 0 ? await add(left) : whole;
  return { isAdded: some.ok, isWhole: false, name: some.ok ? some.name : line.name };
}

function leftOf(said: CartNotice): number {
  if (said.code === 'not_enough_stock') return said.left;
  return said.code === 'not_enough_beside_cart' ? said.left - said.inCart : 0;
}

const missingHtml = (name: string, isAdded: boolean): string =>
  isAdded
    ? `There is not enough of "${escapeHtml(name)}" left: fewer were added than you ordered before.`
    : `"${escapeHtml(name)}" cannot be ordered again: it is not available.`;
