import { addOrderNote } from '../../../orders/addOrderNote.ts';
import { type Changed, changeOrder } from '../../../orders/changeOrder.ts';
import { findOrder } from '../../../orders/findOrder.ts';
import { listOrders } from '../../../orders/listOrders.ts';
import { listOrderNotes } from '../../../orders/orderNotes.ts';
import { refundOrder } from '../../../orders/refunds/refundOrder.ts';
import type { Shop } from '../../../Shop.ts';
import type { Handlers } from '../ApiCall.ts';
import {
  changedMeanwhile,
  invalid,
  made,
  missing,
  plain,
  type Refusal,
  shown,
  unsaved,
} from '../answer/Outcome.ts';
import { cartText } from '../../words/cartWords.ts';
import { expectedVersion } from '../request/expected.ts';
import { listedView, readOrderItem } from '../views/orderViews.ts';
import { written } from '../views/written.ts';

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
  context: Parameters<typeof cartText>[1],
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
    return { kind: 'list', items: items.map(listedView), total };
  },
  readOrder: async ({ shop, params }) => shown(await readOrderItem(shop, params.id)),
  async changeOrder({ shop, user, settings, links, params: { id }, body: { status, note }, expected }) {
    const context = { settings, links, note, by: user, expectedVersion: expectedVersion(expected) };
    const changed = await changeOrder(shop, id, status, context);
    return changed.ok ? shown(await readOrderItem(shop, id)) : refusalOf(shop, id, changed, context);
  },
  async refundOrder({ shop, user, settings, links, params: { id }, body, expected }) {
    const context = { settings, links, by: user, expectedVersion: expectedVersion(expected) };
    const refunded = await refundOrder(shop, id, body, context);
    if (!refunded.ok) return unsaved(refunded, () => readOrderItem(shop, id));
    return made(await readOrderItem(shop, id), `/orders/${id}`);
  },
  async listOrderNotes({ shop, params: { id } }) {
    return (await findOrder(shop, id)) ? plain(await readNotes(shop, id)) : missing();
  },
  async addOrderNote({ shop, settings, links, params: { id }, body: { kind, content } }) {
    const isAdded = await addOrderNote(shop, id, kind, content, { settings, links });
    return isAdded ? made({ value: await readNotes(shop, id) }, `/orders/${id}/notes`) : missing();
  },
} satisfies Partial<Handlers>;
