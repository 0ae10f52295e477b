import type { Shop } from '../Shop.ts';
import { SENT_KEPT_MS } from './limits.ts';

/** Mails hold what is private: of those sent long ago only that they were sent is kept. Gives how many. */
export async function clearSentMails({ queries, now }: Shop): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable('mails')
    .set({ html: '', plain: '', recipient: '' })
    .where('status', '=', 'sent')
    .where('sent_at', '<', now() - SENT_KEPT_MS)
    .where('recipient', '<>', '')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
