import { inTransaction } from '../db/inTransaction.ts';
import type { Shop } from '../Shop.ts';
import { queueDelivery } from './deliveries.ts';
import { WEBHOOK_EVENTS_AT_ONCE } from './limits.ts';

/** Makes deliveries of what has happened: one for each webhook that wants to know. Gives how many. */
export const spreadEvents = (shop: Shop): Promise<number> =>
  inTransaction(shop, async (within) => {
    const { queries, kind } = within;
    const events = await queries
      .selectFrom('webhook_events')
      .select(['topic', 'resource_id'])
      .orderBy('topic')
      .orderBy('resource_id')
      .limit(WEBHOOK_EVENTS_AT_ONCE)
      // What is being changed now is handed on when that is done.
      .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute();
    if (events.length === 0) return 0;
    const hooks = await queries
      .selectFrom('webhooks')
      .select(['id', 'topic'])
      .where('status', '=', 'active')
      .orderBy('id')
      .execute();
    let made = 0;
    for (const { topic, resource_id: resourceId } of events) {
      for (const hook of hooks.filter((each) => each.topic === topic)) {
        await queueDelivery(within, { webhookId: hook.id, topic, resourceId });
        made++;
      }
      await queries
        .deleteFrom('webhook_events')
        .where('topic', '=', topic)
        .where('resource_id', '=', resourceId)
        .execute();
    }
    return made;
  });
