import type { Selectable } from 'kysely';
import type { Schema } from '../db/Schema.ts';
import type { Shop } from '../Shop.ts';

export const MAIL_STATUSES = ['queued', 'sending', 'sent', 'failed'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** A mail without its contents: they may hold a link that opens somebody's account. */
export interface MailHead {
  readonly id: number;
  readonly kind: string;
  /** Empty when it was sent long ago. */
  readonly recipient: string;
  readonly subject: string;
  readonly status: MailStatus;
  readonly tries: number;
  readonly error: string;
  readonly createdAt: number;
  readonly sentAt: number | null;
}

const HEAD = [
  'id',
  'kind',
  'recipient',
  'subject',
  'status',
  'tries',
  'error',
  'created_at',
  'sent_at',
] as const;
const COLUMNS = { id: 'id', createdAt: 'created_at', sentAt: 'sent_at' } as const;

/** Nobody reads more; a note for the customer is a mail each. */
const MOST_OF_AN_ORDER = 200;

export interface MailQuery {
  readonly status?: MailStatus | undefined;
  readonly sort: { readonly field: keyof typeof COLUMNS; readonly isDescending: boolean };
  readonly page: number;
  readonly perPage: number;
}

const readHead = ({
  created_at,
  sent_at,
  status,
  ...row
}: Pick<Selectable<Schema['mails']>, (typeof HEAD)[number]>): MailHead => ({
  ...row,
  status: status as MailStatus,
  createdAt: created_at,
  sentAt: sent_at,
});

export async function listMails(
  { queries }: Shop,
  { status, sort, page, perPage }: MailQuery,
): Promise<{ readonly items: readonly MailHead[]; readonly total: number }> {
  let found = queries.selectFrom('mails');
  if (status !== undefined) found = found.where('status', '=', status);
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const way = sort.isDescending ? 'desc' : 'asc';
  const rows = await found
    .select(HEAD)
    .orderBy(COLUMNS[sort.field], way)
    .orderBy('id', way)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { items: rows.map(readHead), total };
}

export async function findMail({ queries }: Shop, id: number): Promise<MailHead | null> {
  const row = await queries.selectFrom('mails').select(HEAD).where('id', '=', id).executeTakeFirst();
  return row ? readHead(row) : null;
}

/** What was written about an order, the newest first. */
export async function listMailsOf({ queries }: Shop, orderId: number): Promise<readonly MailHead[]> {
  const rows = await queries
    .selectFrom('mails')
    .select(HEAD)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(MOST_OF_AN_ORDER)
    .execute();
  return rows.map(readHead);
}

/** Whether a mail is about an order. */
export async function isMailOf({ queries }: Shop, id: number, orderId: number): Promise<boolean> {
  const row = await queries
    .selectFrom('mails')
    .select('id')
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row !== undefined;
}
