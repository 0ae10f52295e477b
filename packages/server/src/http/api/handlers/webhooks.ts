import {
  type Delivery,
  type DeliveryHead,
  findDelivery,
  listDeliveries,
  queueDelivery,
  sendDeliveryAgain,
} from '../../../webhooks/deliveries.ts';
import { createWebhook, deleteWebhook, updateWebhook } from '../../../webhooks/saveWebhook.ts';
import { findWebhook, listWebhooks, type Webhook } from '../../../webhooks/Webhook.ts';
import type { Shop } from '../../../Shop.ts';
import { done, invalid, made, missing, shown, unsaved } from '../answer/Outcome.ts';
import type { Handlers } from '../ApiCall.ts';
import { expectedVersion } from '../request/expected.ts';
import { slicePage } from '../slicePage.ts';
import { written } from '../views/written.ts';

const view = (webhook: Webhook) => written(webhook, 'createdAt', 'updatedAt');

const deliveryView = <D extends DeliveryHead>(delivery: D) =>
  written(delivery, 'createdAt', 'sentAt', 'nextTryAt');

const read = async (shop: Shop, id: number) => {
  const webhook = await findWebhook(shop, id);
  return webhook && { value: view(webhook), version: webhook.version };
};

const readDelivery = async (shop: Shop, webhookId: number, id: number) => {
  const delivery: Delivery | null = await findDelivery(shop, webhookId, id);
  return delivery && { value: deliveryView(delivery) };
};

export const webhookHandlers = {
  listWebhooks: async ({ shop, query }) => slicePage((await listWebhooks(shop)).map(view), query),
  async createWebhook({ shop, body }) {
    const { id, secret } = await createWebhook(shop, body);
    const item = await read(shop, id);
    return made(item && { ...item, value: { ...item.value, secret } }, `/webhooks/${id}`);
  },
  readWebhook: async ({ shop, params }) => shown(await read(shop, params.id)),
  async updateWebhook({ shop, params: { id }, body, expected }) {
    const saved = await updateWebhook(shop, id, body, { expectedVersion: expectedVersion(expected) });
    return saved.ok ? shown(await read(shop, id)) : unsaved(saved, () => read(shop, id));
  },
  async deleteWebhook({ shop, params: { id }, expected }) {
    const gone = await deleteWebhook(shop, id, { expectedVersion: expectedVersion(expected) });
    return gone.ok ? done : unsaved(gone, () => read(shop, id));
  },
  async testWebhook({ shop, params: { id } }) {
    if (!(await findWebhook(shop, id))) return missing();
    const delivery = await queueDelivery(shop, { webhookId: id, topic: '', resourceId: null });
    return made(await readDelivery(shop, id, delivery), `/webhooks/${id}/deliveries/${delivery}`);
  },
  async listWebhookDeliveries({ shop, params: { id }, query }) {
    if (!(await findWebhook(shop, id))) return missing();
    const { items, total } = await listDeliveries(shop, id, query);
    return { kind: 'list', items: items.map(deliveryView), total };
  },
  readWebhookDelivery: async ({ shop, params }) =>
    shown(await readDelivery(shop, params.id, params.deliveryId)),
  async sendWebhookAgain({ shop, params: { id, deliveryId } }) {
    if (!(await findDelivery(shop, id, deliveryId))) return missing();
    if (!(await sendDeliveryAgain(shop, id, deliveryId)))
      return invalid([{ field: null, message: 'It is being sent.' }]);
    return shown(await readDelivery(shop, id, deliveryId));
  },
} satisfies Partial<Handlers>;
