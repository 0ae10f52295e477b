import { addItem } from '../../../cart/addItem.ts';
import { readQuantity } from '../../../cart/readQuantity.ts';
import { findProducts } from '../../../catalogue/findProducts.ts';
import { escapeHtml } from '../../../html/escapeHtml.ts';
import { addNotice } from '../../../notices/notices.ts';
import type { Call } from '../../call/Call.ts';
import { customerFor, mayBegin } from '../../call/customer.ts';
import { isRowId } from '../../../security/isRowId.ts';
import { FORM_ITEMS } from '../../limits.ts';
import { type Fields, groupField, idField, textField } from '../../request/fields.ts';
import { withoutFields } from './withoutFields.ts';

/** A page's form or link (`?add-to-cart=14`): several at once for a grouped product (`quantity[15]=2`). Gives where to go then. */
export async function addFromForm(call: Call): Promise<string> {
  const { fields, links, settings, shop } = call;
  if (!(await mayBegin(call))) return withoutFields(call);
  const customerId = customerFor(call);
  const added: string[] = [];
  const all = wanted(fields);
  for (const { productId, quantity } of await known(call, all.slice(0, FORM_ITEMS))) {
    const done = await addItem(shop, {
      customerId,
      productId,
      quantity,
      variationId: idField(fields, 'variation_id'),
      choices: choicesOf(fields),
    });
    if (done.ok) added.push(done.name);
  }
  if (all.length > FORM_ITEMS) await addNotice(shop, customerId, 'error', tooMany);
  if (added.length > 0) await addNotice(shop, customerId, 'success', addedHtml(added, links.cart));
  if (added.length > 0 && settings.cart.redirectAfterAdd) return links.cart;
  // Not the page's own address: a cache would answer that one, without the notice.
  return withoutFields(
    call,
    added.length > 0 ? { 'added-to-cart': String(idField(fields, 'add-to-cart')) } : {},
  );
}

interface Wanted {
  readonly productId: number;
  readonly quantity: number;
}

const tooMany = `Only the first ${FORM_ITEMS} of these products were looked at. Please add the others by another form.`;

/** Without what nobody sells: one query in place of several for each. */
async function known({ shop }: Call, all: readonly Wanted[]): Promise<readonly Wanted[]> {
  if (all.length < 2) return all;
  const ids = [...new Set(all.map(({ productId }) => productId))].filter(isRowId);
  const there = new Set((await findProducts(shop, ids)).map(({ id }) => id));
  return all.filter(({ productId }) => there.has(productId));
}

function wanted(fields: Fields): readonly Wanted[] {
  const several = Object.entries(groupField(fields, 'quantity'));
  if (several.length === 0)
    return [
      { productId: idField(fields, 'add-to-cart'), quantity: readQuantity(textField(fields, 'quantity')) },
    ];
  return several.flatMap(([id, quantity]) => {
    const pieces = Number.parseInt(String(quantity), 10);
    return pieces > 0 ? [{ productId: idField({ id }, 'id'), quantity: pieces }] : [];
  });
}

export const choicesOf = (fields: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(fields)
      .filter((name) => name.startsWith('attribute_'))
      .map((name) => [name, textField(fields, name) ?? '']),
  );

export function addedHtml(names: readonly string[], cartUrl: string): string {
  const list = names.map((name) => `“${escapeHtml(name)}”`).join(', ');
  const verb = names.length === 1 ? 'has' : 'have';
  return `${list} ${verb} been added to your cart. <a href="${escapeHtml(cartUrl)}" class="button wc-forward">View cart</a>`;
}
