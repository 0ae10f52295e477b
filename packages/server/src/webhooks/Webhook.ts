import type { WebhookTopic } from '@vitrine/contract/api';
import type { Selectable } from 'kysely';
import type { Schema } from '../db/Schema.ts';
import type { Shop } from '../Shop.ts';

export type WebhookStatus = 'active' | 'paused' | 'disabled';

/** An address that is told of changes; its secret is nobody's business but the sender's. */
export interface Webhook {
  readonly id: number;
  readonly name: string;
  readonly topic: WebhookTopic;
  readonly url: string;
  readonly status: WebhookStatus;
  readonly note: string;
  readonly failures: number;
  readonly version: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

const COLUMNS = [
  'id',
  'name',
  'topic',
  'url',
  'status',
  'note',
  'failures',
  'version',
  'created_at',
  'updated_at',
] as const;

const read = ({
  topic,
  status,
  created_at,
  updated_at,
  ...row
}: Pick<Selectable<Schema['webhooks']>, (typeof COLUMNS)[number]>): Webhook => ({
  ...row,
  topic: topic as WebhookTopic,
  status: status as WebhookStatus,
  createdAt: created_at,
  updatedAt: updated_at,
});

/** The newest first. */
export const listWebhooks = async ({ queries }: Shop): Promise<readonly Webhook[]> =>
  (await queries.selectFrom('webhooks').select(COLUMNS).orderBy('id', 'desc').execute()).map(read);

export async function findWebhook({ queries }: Shop, id: number): Promise<Webhook | null> {
  const row = await queries.selectFrom('webhooks').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ? read(row) : null;
}
