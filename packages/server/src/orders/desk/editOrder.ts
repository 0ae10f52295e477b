import { inTransaction } from '../../db/inTransaction.ts';
import type { Shop } from '../../Shop.ts';
import { findOrder, lockOrder } from '../findOrder.ts';
import { insertItems, sumColumns } from '../insertOrder.ts';
import type { Order } from '../Order.ts';
import { type ItemColumns, itemsOf } from '../orderItemsOf.ts';
import { insertOrderNote } from '../orderNotes.ts';
import type { OrderStatus } from '../states.ts';
import type { TransitionContext } from '../transition.ts';
import { changesOf } from './changesOf.ts';
import { moveDraftStock, planStock } from './draftStock.ts';
import type { DraftFault, OrderDraft } from './OrderDraft.ts';
import { priceDraft, type PricedDraft } from './priceDraft.ts';

export type Drafted =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly reason: 'unknown' | 'changed' }
  | { readonly ok: false; readonly reason: 'invalid'; readonly faults: readonly DraftFault[] };

export interface EditContext extends TransitionContext {
  readonly expectedVersion?: number | undefined;
}

const EDITED: readonly OrderStatus[] = ['pending', 'on-hold'];

/** What was paid stays what was paid for. */
export const canEdit = ({ status, paidAt }: Pick<Order, 'status' | 'paidAt'>): boolean =>
  EDITED.includes(status) && paidAt === null;

/** Changes what is in an order that waits to be paid: its totals, its taxes and what it holds of the stock follow. */
export const editOrder = (
  shop: Shop,
  id: number,
  draft: OrderDraft,
  context: EditContext,
): Promise<Drafted> =>
  inTransaction(shop, async (within) => {
    const order = await lockOrder(within, id);
    if (!order) return { ok: false, reason: 'unknown' };
    const { expectedVersion, settings } = context;
    if (expectedVersion !== undefined && expectedVersion !== order.version)
      return { ok: false, reason: 'changed' };
    if (!canEdit(order))
      return refuse([{ field: null, said: 'Only an order that is not paid can be changed.' }]);
    const priced = await priceDraft(within, order, draft, order, settings);
    const stock = await planStock(within, order, priced.lines);
    const faults = [...priced.faults, ...stock.faults];
    if (faults.length > 0) return refuse(faults);
    const changes = changesOf(order, draft, priced, settings);
    if (changes.length === 0) return { ok: true, order };
    await moveDraftStock(within, stock, `order:${id}:${order.version}`, settings);
    await write(within, order, priced);
    const who = context.by?.displayName ?? 'The shop';
    await insertOrderNote(within, id, 'system', `${who} changed the order: ${changes.join('; ')}.`);
    return { ok: true, order: (await findOrder(within, id)) ?? order };
  });

const refuse = (faults: readonly DraftFault[]): Drafted => ({ ok: false, reason: 'invalid', faults });

async function write(shop: Shop, order: Order, priced: PricedDraft): Promise<void> {
  const { queries, now } = shop;
  await queries.deleteFrom('order_items').where('order_id', '=', order.id).execute();
  await insertItems(shop, order.id, draftItems(priced));
  await queries
    .updateTable('orders')
    .set((eb) => ({ ...sumColumns(priced.totals), updated_at: now(), version: eb('version', '+', 1) }))
    .where('id', '=', order.id)
    .execute();
}

/** A priced draft as the items of an order. */
export function draftItems({ lines, fees, totals, coupons }: PricedDraft): readonly ItemColumns[] {
  const rates = totals.chosen ? [totals.chosen] : [];
  const parts = lines.flatMap((line, index) => {
    const amounts = totals.lines[index];
    return amounts ? [{ ...amounts, ...line }] : [];
  });
  const ids = new Map(coupons.filter(({ id }) => id > 0).map(({ code, id }) => [code, id]));
  return itemsOf({ ...totals, lines: parts, rates, fees }, ids);
}
