import type { Shop } from '../Shop.ts';
import { SECRET_KINDS, SENT_KEPT_MS } from './limits.ts';

/**
 * Mails hold what is private: of those sent long ago only that they were sent is kept, and of those that hold a secret
 * also of the newest, which older versions kept. Gives how many.
 */
export async function clearSentMails({ queries, now }: Shop): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable('mails')
    .set({ html: '', plain: '', recipient: '' })
    .where('status', '=', 'sent')
    .where('sent_at', '<', now() - SENT_KEPT_MS)
    .where('recipient', '<>', '')
    .executeTakeFirst();
  const secret = await queries
    .updateTable('mails')
    .set({ html: '', plain: '' })
    .where('status', '=', 'sent')
    .where('kind', 'in', SECRET_KINDS)
    .where('plain', '<>', '')
    .executeTakeFirst();
  return Number(numUpdatedRows + secret.numUpdatedRows);
}
