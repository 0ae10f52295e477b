import type { Shop } from '../Shop.ts';
import type { NoticeKind } from './Notice.ts';

/** Queues a text for the visitor's next full page. Whoever calls has escaped the values in it. */
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
}
