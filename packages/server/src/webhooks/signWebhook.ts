import { createHmac } from 'node:crypto';

/** As receivers of today check it: the HMAC of the bytes of the body, with the secret as it is written, in base64. */
export const signWebhook = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body, 'utf8').digest('base64');

export interface WebhookHead {
  readonly webhookId: number;
  readonly key: string;
  /** '': a test, which has none. */
  readonly topic: string;
  /** Where the shop is. */
  readonly source: string;
}

/** The headers of a delivery but for its signature, which is worth something only with the secret. */
export function webhookHeaders({ webhookId, key, topic, source }: WebhookHead): Record<string, string> {
  const [resource = '', event = ''] = topic.split('.');
  return {
    'content-type': topic === '' ? 'application/x-www-form-urlencoded' : 'application/json',
    'x-wc-webhook-source': `${source}/`,
    ...(topic !== '' && {
      'x-wc-webhook-topic': topic,
      'x-wc-webhook-resource': resource,
      'x-wc-webhook-event': event,
    }),
    'x-wc-webhook-id': String(webhookId),
    'x-wc-webhook-delivery-id': key,
  };
}
