import type { ShopSettings } from '@vitrine/contract/shop';
import type { Shop } from '../Shop.ts';
import { CLAIM_MS, LONGEST_ERROR, MAILS_AT_ONCE, RETRY_MS, SECRET_KINDS } from './limits.ts';
import type { MailSender } from './MailTransport.ts';

export interface SentMails {
  readonly sent: number;
  /** To be tried again. */
  readonly delayed: number;
  readonly failed: number;
}

/** Sends what is due. Rows are claimed first, so that two instances never send the same mail. */
export async function sendMails(
  shop: Shop,
  transport: MailSender,
  settings: ShopSettings,
  limit = MAILS_AT_ONCE,
): Promise<SentMails> {
  const counts = { sent: 0, delayed: 0, failed: 0 };
  for (let count = 0; count < limit; count++) {
    const mail = await claim(shop);
    if (!mail) break;
    counts[await settle(shop, mail, await trySending(transport, mail, settings))]++;
  }
  return counts;
}

/** null when it went out, else why not. */
function trySending(transport: MailSender, mail: Claimed, settings: ShopSettings): Promise<string | null> {
  const { id, kind, recipient: to, subject, html, plain: text } = mail;
  return transport.send({ id, kind, from: senderOf(settings), to, subject, html, text }).then(
    () => null,
    (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
  );
}

function senderOf({ mail, site }: ShopSettings): { readonly name: string; readonly address: string } {
  const host = URL.canParse(site.url) ? new URL(site.url).hostname : 'localhost';
  return { name: mail.fromName || site.title, address: mail.fromAddress || `shop@${host}` };
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** One at a time, so that none waits claimed behind a slow one. Also what somebody claimed and never finished. */
async function claim({ kind, queries, now }: Shop) {
  const nowMs = now();
  const due = queries
    .selectFrom('mails')
    .select('id')
    .where('status', 'in', ['queued', 'sending'])
    .where('next_try_at', '<=', nowMs)
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(1)
    .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked());
  return queries
    .updateTable('mails')
    .set((eb) => ({ status: 'sending', tries: eb('tries', '+', 1), next_try_at: nowMs + CLAIM_MS }))
    .where('id', 'in', due)
    .returning(['id', 'kind', 'recipient', 'subject', 'html', 'plain', 'tries'])
    .executeTakeFirst();
}

/** Only if it is still ours: after a very long time another may have claimed it. */
async function settle(
  { queries, now }: Shop,
  { id, kind, tries }: Pick<Claimed, 'id' | 'kind' | 'tries'>,
  error: string | null,
): Promise<keyof SentMails> {
  const nowMs = now();
  const delay = RETRY_MS[tries - 1];
  const outcome = error === null ? 'sent' : delay === undefined ? 'failed' : 'delayed';
  await queries
    .updateTable('mails')
    .set({
      status: outcome === 'delayed' ? 'queued' : outcome,
      error: (error ?? '').replace(/\0/g, '').slice(0, LONGEST_ERROR),
      next_try_at: nowMs + (delay ?? 0),
      ...(outcome === 'sent' && { sent_at: nowMs }),
      ...(outcome === 'sent' && SECRET_KINDS.includes(kind) && { html: '', plain: '' }),
    })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .where('tries', '=', tries)
    .execute();
  return outcome;
}
