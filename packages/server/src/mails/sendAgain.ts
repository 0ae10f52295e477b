import { invalidField, notFound, type Saved } from '../input/Saved.ts';
import type { Shop } from '../Shop.ts';

/** Puts a mail that was sent, or given up, back into the queue. One that waits is only tried at once. */
export async function sendAgain({ queries, now }: Shop, id: number): Promise<Saved<{ readonly id: number }>> {
  const row = await queries
    .updateTable('mails')
    .set({ status: 'queued', tries: 0, error: '', next_try_at: now() })
    .where('id', '=', id)
    // Somebody is sending it now: then it would go out twice.
    .where('status', '<>', 'sending')
    .where('recipient', '<>', '')
    .where('plain', '<>', '')
    .returning('id')
    .executeTakeFirst();
  if (row) return { ok: true, id };
  const known = await queries.selectFrom('mails').select('status').where('id', '=', id).executeTakeFirst();
  if (!known) return notFound('This mail is not there.');
  return invalidField(
    'id',
    known.status === 'sending' ? 'It is being sent.' : 'Its contents are not kept any more.',
  );
}
