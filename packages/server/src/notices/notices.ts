import type { Shop } from '../Shop.ts';

export type NoticeKind = 'success' | 'notice' | 'error';

/** Shown by the next full page. html is ours: every value in it is escaped. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly html: string;
}

/** Notices that wait for a visitor: more fit no page, and whoever causes them without end fills no disk. */
export const MOST_NOTICES = 20;

/** Queues a text for the visitor's next full page; the oldest go when there are too many. Whoever calls has escaped the values in it. */
export async function addNotice(
  { queries, now }: Shop,
  customerId: string,
  kind: NoticeKind,
  html: string,
): Promise<void> {
  await queries
    .insertInto('notices')
    .values({ customer_id: customerId, kind, html, created_at: now() })
    .execute();
  await queries
    .deleteFrom('notices')
    .where('customer_id', '=', customerId)
    .where('id', '<=', (eb) =>
      eb
        .selectFrom('notices')
        .select('id')
        .where('customer_id', '=', customerId)
        .orderBy('id', 'desc')
        .limit(1)
        .offset(MOST_NOTICES),
    )
    .execute();
}

/** Whether something waits to be told to this visitor. */
export async function hasNotices({ queries }: Shop, customerId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('notices')
    .select('id')
    .where('customer_id', '=', customerId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Reads and deletes by one statement: of two pages that ask at once, only one shows a notice. */
export async function takeNotices({ queries }: Shop, customerId: string): Promise<readonly Notice[]> {
  const rows = await queries
    .deleteFrom('notices')
    .where('customer_id', '=', customerId)
    .returning(['id', 'kind', 'html'])
    .execute();
  return rows.sort((a, b) => a.id - b.id).map(({ kind, html }) => ({ kind: kind as NoticeKind, html }));
}

/** Hands on what the visitor is to read, in the transaction that made it so. */
export type Tell = (shop: Shop, html: string) => Promise<void>;

/** By the next full page. */
export const tellNext =
  (customerId: string): Tell =>
  (shop, html) =>
    addNotice(shop, customerId, 'error', html);
