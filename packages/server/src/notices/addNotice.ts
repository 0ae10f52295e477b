import type { Shop } from '../Shop.ts';
import { MOST_NOTICES } from './limits.ts';
import type { NoticeKind } from './Notice.ts';

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
