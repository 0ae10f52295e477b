import { addOrderNote } from '../../../orders/addOrderNote.ts';
import { originLabel } from '../../../attribution/attribution.ts';
import { type Changed, changeOrder } from '../../../orders/changeOrder.ts';
import { findOrder } from '../../../orders/findOrder.ts';
import { listOrders } from '../../../orders/listOrders.ts';
import type { OrderHead } from '../../../orders/Order.ts';
import { listOrderNotes } from '../../../orders/orderNotes.ts';
import { ORDER_STATES } from '../../../orders/states.ts';
import type { Shop } from '../../../Shop.ts';
import type { Handlers } from '../ApiCall.ts';
import { changedMeanwhile, invalid, made, missing, plain, type Refusal, shown } from '../answer/Outcome.ts';
import { cartText, type WordsContext } from '../../words/cartWords.ts';
import { expectedVersion } from '../request/expected.ts';
import { without } from '../views/without.ts';
import { written } from '../views/written.ts';

/** Without its key, which opens it for anybody, and what only the shop's own work needs. */
const headView = <O extends OrderHead>(order: O) =>
  without(order, 'key', 'userAgent', 'cartHash', 'isStockTaken');

const stamped = <O extends Pick<OrderHead, 'createdAt' | 'updatedAt' | 'paidAt' | 'completedAt'>>(order: O) =>
  written(order, 'createdAt', 'updatedAt', 'paidAt', 'completedAt');

export const readOrderItem = async (shop: Shop, id: number) => {
  const order = await findOrder(shop, id);
  if (!order) return null;
  const more = { origin: originLabel(order.meta), next: ORDER_STATES[order.status].next };
  const items = order.items.map((item) => ({ ...item, data: { ...item.data } }));
  return { value: { ...stamped(headView(order)), ...more, items }, version: order.version };
};

const readNotes = async (shop: Shop, id: number) => ({
  items: (await listOrderNotes(shop, id)).map((note) => written(note, 'createdAt')),
});

const WHY_NOT = {
  'not-allowed': 'It cannot become this from what it is.',
  'out-of-stock': 'There is not enough in stock.',
} as const;

async function refusalOf(
  shop: Shop,
  id: number,
  { reason, said }: Extract<Changed, { ok: false }>,
  context: WordsContext,
): Promise<Refusal> {
  const current = await readOrderItem(shop, id);
  if (!current || reason === 'unknown') return missing();
  if (reason === 'changed') return changedMeanwhile(current);
  const told = said.map((each) => cartText(each, context)).join(' ');
  return invalid([{ field: 'status', message: told || WHY_NOT[reason] }]);
}

export const orderHandlers = {
  async listOrders({ shop, query: { status, from, to, ...query } }) {
    const filter = { ...query, createdFrom: from, createdTo: to, ...(status && { statuses: [status] }) };
    const { items, total } = await listOrders(shop, filter);
    return { kind: 'list', items: items.map((order) => stamped(headView(order))), total };
  },
  readOrder: async ({ shop, params }) => shown(await readOrderItem(shop, params.id)),
  async changeOrder({ shop, settings, links, params: { id }, body: { status, note }, expected }) {
    const context = { settings, links, note, expectedVersion: expectedVersion(expected) };
    const changed = await changeOrder(shop, id, status, context);
    return changed.ok ? shown(await readOrderItem(shop, id)) : refusalOf(shop, id, changed, context);
  },
  async listOrderNotes({ shop, params: { id } }) {
    return (await findOrder(shop, id)) ? plain(await readNotes(shop, id)) : missing();
  },
  async addOrderNote({ shop, settings, links, params: { id }, body: { kind, content } }) {
    const isAdded = await addOrderNote(shop, id, kind, content, { settings, links });
    return isAdded ? made({ value: await readNotes(shop, id) }, `/orders/${id}/notes`) : missing();
  },
} satisfies Partial<Handlers>;
