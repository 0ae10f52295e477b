import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Schema } from '../db/Schema.ts';
import type { Shop } from '../Shop.ts';
import { WEBHOOK_KEPT, WEBHOOK_KEPT_MS } from './limits.ts';

export type DeliveryStatus = 'queued' | 'sending' | 'delivered' | 'failed';

export interface DeliveryHead {
  readonly id: number;
  readonly key: string;
  /** '': a test. */
  readonly topic: string;
  readonly resourceId: number | null;
  readonly status: DeliveryStatus;
  readonly tries: number;
  /** Null: it is over. */
  readonly nextTryAt: number | null;
  readonly answerStatus: number | null;
  readonly error: string;
  readonly createdAt: number;
  readonly sentAt: number | null;
}

export interface Delivery extends DeliveryHead {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly answer: string;
}

const HEAD = [
  'id',
  'key',
  'topic',
  'resource_id',
  'status',
  'tries',
  'next_try_at',
  'answer_status',
  'error',
  'created_at',
  'sent_at',
] as const;

const OPEN: readonly string[] = ['queued', 'sending'];

const readHead = (
  row: Pick<Selectable<Schema['webhook_deliveries']>, (typeof HEAD)[number]>,
): DeliveryHead => ({
  id: row.id,
  key: row.key,
  topic: row.topic,
  resourceId: row.resource_id,
  status: row.status as DeliveryStatus,
  tries: row.tries,
  nextTryAt: OPEN.includes(row.status) ? row.next_try_at : null,
  answerStatus: row.answer_status,
  error: row.error,
  createdAt: row.created_at,
  sentAt: row.sent_at,
});

/** The newest first. */
export async function listDeliveries(
  { queries }: Shop,
  webhookId: number,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly items: readonly DeliveryHead[]; readonly total: number }> {
  const found = queries.selectFrom('webhook_deliveries').where('webhook_id', '=', webhookId);
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(HEAD)
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { items: rows.map(readHead), total: Number(total) };
}

export async function findDelivery(
  { queries }: Shop,
  webhookId: number,
  id: number,
): Promise<Delivery | null> {
  const row = await queries
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const headers = JSON.parse(row.headers) as Delivery['headers'];
  return { ...readHead(row), headers, body: row.body, answer: row.answer };
}

export interface NewDelivery {
  readonly webhookId: number;
  /** '': a test. */
  readonly topic: string;
  readonly resourceId: number | null;
}

export async function queueDelivery(
  { queries, now }: Shop,
  { webhookId, topic, resourceId }: NewDelivery,
): Promise<number> {
  const { id } = await queries
    .insertInto('webhook_deliveries')
    .values({
      webhook_id: webhookId,
      topic,
      resource_id: resourceId,
      key: randomUUID(),
      status: 'queued',
      next_try_at: now(),
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Back into the queue, with the body and the key that it had. False: somebody is sending it now. */
export async function sendDeliveryAgain(
  { queries, now }: Shop,
  webhookId: number,
  id: number,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('webhook_deliveries')
    .set({ status: 'queued', tries: 0, error: '', next_try_at: now() })
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .where('status', '<>', 'sending')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What waits is not sent by itself any more; somebody may send it again. */
export async function giveUpQueued({ queries }: Shop, webhookId: number, why: string): Promise<void> {
  await queries
    .updateTable('webhook_deliveries')
    .set({ status: 'failed', error: why })
    .where('webhook_id', '=', webhookId)
    .where('status', '=', 'queued')
    .execute();
}

/** Those that are old, or more than anybody looks at. */
export async function dropOldDeliveries({ queries, now }: Shop): Promise<void> {
  await queries
    .deleteFrom('webhook_deliveries')
    .where('status', 'in', ['delivered', 'failed'])
    .where('created_at', '<', now() - WEBHOOK_KEPT_MS)
    .execute();
  for (const { id } of await queries.selectFrom('webhooks').select('id').execute()) {
    const first = await queries
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('webhook_id', '=', id)
      .orderBy('id', 'desc')
      .offset(WEBHOOK_KEPT)
      .limit(1)
      .executeTakeFirst();
    if (first)
      await queries
        .deleteFrom('webhook_deliveries')
        .where('webhook_id', '=', id)
        .where('id', '<=', first.id)
        .where('status', 'in', ['delivered', 'failed'])
        .execute();
  }
}
