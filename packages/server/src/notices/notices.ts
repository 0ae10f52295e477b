import type { Shop } from '../Shop.ts';
import type { CartNotice } from './CartNotice.ts';

export type NoticeKind = 'success' | 'notice' | 'error';

/** Shown by the next full page: a code, or HTML of ours in which every value is escaped. */
export type Notice =
  | { readonly kind: NoticeKind; readonly html: string }
  | { readonly kind: NoticeKind; readonly said: CartNotice };

/** Notices that wait for a visitor: more fit no page, and whoever causes them without end fills no disk. */
export const MOST_NOTICES = 20;

/** Queues a text for the visitor's next full page; the oldest go when there are too many. Whoever calls has escaped the values in it. */
export const addNotice = (shop: Shop, customerId: string, kind: NoticeKind, html: string): Promise<void> =>
  insert(shop, { customer_id: customerId, kind, html });

interface Row {
  readonly customer_id: string;
  readonly kind: NoticeKind;
  readonly html: string;
  readonly said?: string;
}

async function insert({ queries, now }: Shop, row: Row): Promise<void> {
  const { customer_id: customerId } = row;
  await queries
    .insertInto('notices')
    .values({ ...row, created_at: now() })
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
    .returning(['id', 'kind', 'html', 'said'])
    .execute();
  return rows
    .sort((a, b) => a.id - b.id)
    .map(({ kind: written, html, said }) => {
      const kind = written as NoticeKind;
      return said === '' ? { kind, html } : { kind, said: JSON.parse(said) as CartNotice };
    });
}

/** Hands on what the visitor is to be told, in the transaction that made it so. */
export type Tell = (shop: Shop, said: CartNotice) => Promise<void>;

/** By the next full page. */
export const tellNext =
  (customerId: string): Tell =>
  (shop, said) =>
    insert(shop, { customer_id: customerId, kind: kindOf(said), html: '', said: JSON.stringify(said) });

/** To who asks: their answer says it, and no page later. */
export const tellInto =
  (said: CartNotice[]): Tell =>
  async (_, notice) =>
    void said.push(notice);

const SUCCESSES: ReadonlySet<CartNotice['code']> = new Set(['coupon_applied', 'coupon_removed']);

export const kindOf = ({ code }: CartNotice): 'success' | 'error' =>
  SUCCESSES.has(code) ? 'success' : 'error';
