import { itemName } from '../../../cart/itemName.ts';
import { labelled } from '../../../cart/choices.ts';
import { readItems } from '../../../cart/readItems.ts';
import { removeItem } from '../../../cart/removeItem.ts';
import { restoreItem } from '../../../cart/restoreItem.ts';
import { escapeHtml } from '../../../html/escapeHtml.ts';
import { addNotice } from '../../../notices/notices.ts';
import type { Call } from '../../call/Call.ts';
import { hasNonce, nonceFor } from '../../call/nonce.ts';
import { textField } from '../../request/fields.ts';

/** `?remove_item=`: the way without script; the notice leads back. */
export async function removeByLink(call: Call): Promise<string> {
  const { shop, links, fields } = call;
  const key = textField(fields, 'remove_item') ?? '';
  const { customerId } = call.visitor;
  if (customerId === null || !hasNonce(call, 'woocommerce-cart', textField(fields, '_wpnonce')))
    return links.cart;
  const item = (await readItems(shop, customerId)).find((one) => one.key === key && !one.isRemoved);
  if (!item || !(await removeItem(shop, customerId, key))) return links.cart;
  const name = item.bought
    ? `“${escapeHtml(itemName(item.bought, labelled(item.bought.parent, item.choices)))}”`
    : 'Item';
  const undo = links.undoItem(key, nonceFor(call, 'woocommerce-cart'));
  const html = `${name} removed. <a href="${escapeHtml(undo)}" class="restore-item">Undo?</a>`;
  await addNotice(shop, customerId, 'success', html);
  return links.cart;
}

export async function undoByLink(call: Call): Promise<string> {
  const { customerId } = call.visitor;
  const key = textField(call.fields, 'undo_item') ?? '';
  if (customerId !== null && hasNonce(call, 'woocommerce-cart', textField(call.fields, '_wpnonce')))
    await restoreItem(call.shop, customerId, key);
  return call.links.cart;
}
