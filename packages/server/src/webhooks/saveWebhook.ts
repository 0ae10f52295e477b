import { randomBytes } from 'node:crypto';
import type { WebhookTopic } from '@vitrine/contract/api';
import { inTransaction } from '../db/inTransaction.ts';
import { lockRow } from '../db/lockRow.ts';
import { conflict, notFound, type Saved, type SaveOptions } from '../input/Saved.ts';
import type { Shop } from '../Shop.ts';
import { giveUpQueued } from './deliveries.ts';
import { WEBHOOK_SECRET_BYTES } from './limits.ts';
import { findWebhook } from './Webhook.ts';

interface WebhookFields {
  readonly name: string;
  readonly topic: WebhookTopic;
  readonly url: string;
  /** '': made up, or left as it is. */
  readonly secret: string;
  readonly status: 'active' | 'paused';
}

export async function createWebhook(
  { queries, now }: Shop,
  { secret: given, ...fields }: WebhookFields,
): Promise<{ readonly id: number; readonly secret: string }> {
  const secret = given || randomBytes(WEBHOOK_SECRET_BYTES).toString('base64url');
  const { id } = await queries
    .insertInto('webhooks')
    .values({ ...fields, secret, version: 1, created_at: now(), updated_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, secret };
}

type Fields = { readonly [Name in keyof WebhookFields]?: WebhookFields[Name] | undefined };

/** One that is active again begins anew; of one that is not, nothing more is sent by itself. */
export const updateWebhook = (
  shop: Shop,
  id: number,
  { secret, ...fields }: Fields,
  { expectedVersion }: SaveOptions,
): Promise<Saved<{ readonly id: number }>> =>
  inTransaction(shop, async (within) => {
    const refused = await lock(within, id, expectedVersion);
    if (refused) return refused;
    await within.queries
      .updateTable('webhooks')
      .set((eb) => ({
        ...fields,
        ...(secret && { secret }),
        ...(fields.status === 'active' && { failures: 0, note: '' }),
        version: eb('version', '+', 1),
        updated_at: within.now(),
      }))
      .where('id', '=', id)
      .execute();
    if (fields.status === 'paused') await giveUpQueued(within, id, 'The webhook was paused.');
    return { ok: true, id };
  });

export const deleteWebhook = (
  shop: Shop,
  id: number,
  { expectedVersion }: SaveOptions,
): Promise<Saved<{ readonly id: number }>> =>
  inTransaction(shop, async (within) => {
    const refused = await lock(within, id, expectedVersion);
    if (refused) return refused;
    await within.queries.deleteFrom('webhook_deliveries').where('webhook_id', '=', id).execute();
    await within.queries.deleteFrom('webhooks').where('id', '=', id).execute();
    return { ok: true, id };
  });

async function lock(shop: Shop, id: number, expectedVersion: number | undefined) {
  await lockRow(shop, 'webhooks', id);
  const known = await findWebhook(shop, id);
  if (!known) return notFound('This webhook is not there.');
  const isSame = expectedVersion === undefined || expectedVersion === known.version;
  return isSame ? null : conflict(known.version);
}
