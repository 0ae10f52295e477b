import type { Shop } from '../Shop.ts';
import { giveUpQueued } from './deliveries.ts';
import {
  WEBHOOK_CLAIM_MS,
  WEBHOOK_LANES,
  WEBHOOK_LONGEST_BODY,
  WEBHOOK_LONGEST_ERROR,
  WEBHOOK_MOST_FAILURES,
  WEBHOOK_RETRY_MS,
  WEBHOOKS_AT_ONCE,
} from './limits.ts';
import type { SendWebhook, WebhookAnswer } from './sendWebhook.ts';
import { signWebhook, webhookHeaders } from './signWebhook.ts';
import { spreadEvents } from './spreadEvents.ts';

export interface DeliverOptions {
  readonly send: SendWebhook;
  /** Where the shop is. */
  readonly source: string;
  /** What a thing is now (`order`, 5), as the API answers it; null: it is not there any more. */
  readonly payloadOf: (shop: Shop, resource: string, id: number) => Promise<object | null>;
}

/** Sends what is due. Rows are claimed first, so that two instances never send the same. Gives how many were tried. */
export async function deliverWebhooks(shop: Shop, options: DeliverOptions): Promise<number> {
  if (!(await hasWork(shop))) return 0;
  await spreadEvents(shop);
  let tried = 0;
  const lane = async (): Promise<void> => {
    while (tried < WEBHOOKS_AT_ONCE) {
      const claimed = await claim(shop);
      if (!claimed) return;
      tried++;
      await deliver(shop, claimed, options);
    }
  };
  await Promise.all(Array.from({ length: WEBHOOK_LANES }, lane));
  return tried;
}

/** Asked without the right to write: most of the time there is nothing, and who buys must not wait for that. */
async function hasWork({ queries, now }: Shop): Promise<boolean> {
  const event = await queries.selectFrom('webhook_events').select('topic').limit(1).executeTakeFirst();
  if (event) return true;
  const due = await dueDeliveries(queries, now()).executeTakeFirst();
  return due !== undefined;
}

const dueDeliveries = (queries: Shop['queries'], nowMs: number) =>
  queries
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('status', 'in', ['queued', 'sending'])
    .where('next_try_at', '<=', nowMs)
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(1);

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** Also what somebody claimed and never finished. */
async function claim({ kind, queries, now }: Shop) {
  const nowMs = now();
  const due = dueDeliveries(queries, nowMs).$if(kind === 'postgres', (query) =>
    query.forUpdate().skipLocked(),
  );
  return queries
    .updateTable('webhook_deliveries')
    .set((eb) => ({ status: 'sending', tries: eb('tries', '+', 1), next_try_at: nowMs + WEBHOOK_CLAIM_MS }))
    .where('id', 'in', due)
    .returning([
      'id',
      'webhook_id as webhookId',
      'topic',
      'resource_id as resourceId',
      'key',
      'tries',
      'body',
    ])
    .executeTakeFirst();
}

interface Tried {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly answer: WebhookAnswer | null;
  /** Null: it was taken. */
  readonly error: string | null;
}

async function deliver(shop: Shop, claimed: Claimed, options: DeliverOptions): Promise<void> {
  const hook = await shop.queries
    .selectFrom('webhooks')
    .select(['url', 'secret'])
    .where('id', '=', claimed.webhookId)
    .executeTakeFirst();
  // Its webhook was deleted meanwhile, and so was it.
  if (!hook) return;
  const body = claimed.body || (await bodyOf(shop, claimed, options));
  const headers = webhookHeaders({ ...claimed, source: options.source });
  await settle(shop, claimed, { headers, body, ...(await send(hook, headers, body, options)) });
}

async function send(
  { url, secret }: { readonly url: string; readonly secret: string },
  headers: Readonly<Record<string, string>>,
  body: string,
  options: DeliverOptions,
): Promise<Pick<Tried, 'answer' | 'error'>> {
  if (body.length > WEBHOOK_LONGEST_BODY) return { answer: null, error: 'There is too much to be said.' };
  const signed = { ...headers, 'x-wc-webhook-signature': signWebhook(body, secret) };
  const sent = await options.send(url, signed, body);
  if (!sent.ok) return { answer: null, error: sent.message };
  const { status } = sent.value;
  const isTaken = status >= 200 && status < 300;
  return { answer: sent.value, error: isTaken ? null : `It answered with status ${status}.` };
}

/** Of what is gone, only which one it was. */
async function bodyOf(
  shop: Shop,
  { topic, resourceId, webhookId }: Claimed,
  { payloadOf }: DeliverOptions,
): Promise<string> {
  if (topic === '' || resourceId === null) return `webhook_id=${webhookId}`;
  const [resource = '', event = ''] = topic.split('.');
  const payload = event === 'deleted' ? null : await payloadOf(shop, resource, resourceId);
  return JSON.stringify(payload ?? { id: resourceId });
}

/** Only if it is still ours: after a very long time another may have claimed it. */
async function settle(
  shop: Shop,
  { id, webhookId, tries, topic }: Claimed,
  { headers, body, answer, error }: Tried,
): Promise<void> {
  const nowMs = shop.now();
  // Who tests one wants to know now.
  const delay = topic === '' ? undefined : WEBHOOK_RETRY_MS[tries - 1];
  const status = error === null ? 'delivered' : delay === undefined ? 'failed' : 'queued';
  await shop.queries
    .updateTable('webhook_deliveries')
    .set({
      status,
      headers: JSON.stringify(headers),
      // What was not sent is made anew at the next try.
      body: body.length > WEBHOOK_LONGEST_BODY ? '' : body,
      answer_status: answer?.status ?? null,
      answer: answer?.text ?? '',
      error: (error ?? '').slice(0, WEBHOOK_LONGEST_ERROR),
      next_try_at: nowMs + (delay ?? 0),
      sent_at: nowMs,
    })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .where('tries', '=', tries)
    .execute();
  if (error === null) await forgiveFailures(shop, webhookId);
  else if (status === 'failed' && topic !== '') await countFailure(shop, webhookId, error);
}

async function forgiveFailures({ queries }: Shop, webhookId: number): Promise<void> {
  await queries
    .updateTable('webhooks')
    .set({ failures: 0 })
    .where('id', '=', webhookId)
    .where('failures', '>', 0)
    .execute();
}

/** One that has failed for long is left in peace until somebody has looked at it. */
async function countFailure(shop: Shop, webhookId: number, error: string): Promise<void> {
  const { queries, now } = shop;
  const row = await queries
    .updateTable('webhooks')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', webhookId)
    .returning('failures')
    .executeTakeFirst();
  if (!row || row.failures < WEBHOOK_MOST_FAILURES) return;
  const note = `Disabled after ${row.failures} deliveries in a row that failed at every try. The last time: ${error}`;
  const { numUpdatedRows } = await queries
    .updateTable('webhooks')
    .set((eb) => ({ status: 'disabled', note, version: eb('version', '+', 1), updated_at: now() }))
    .where('id', '=', webhookId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (numUpdatedRows === 1n) await giveUpQueued(shop, webhookId, 'The webhook was disabled.');
}
