import type { Shop } from '../Shop.ts';
import type { Notice, NoticeKind } from './Notice.ts';

/** Reads and deletes by one statement: of two pages that ask at once, only one shows a notice. */
export async function takeNotices({ queries }: Shop, customerId: string): Promise<readonly Notice[]> {
  const rows = await queries
    .deleteFrom('notices')
    .where('customer_id', '=', customerId)
    .returning(['id', 'kind', 'html'])
    .execute();
  return rows.sort((a, b) => a.id - b.id).map(({ kind, html }) => ({ kind: kind as NoticeKind, html }));
}
