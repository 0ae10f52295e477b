import type { Shop } from '../Shop.ts';

export interface NewMail {
  /** What the mail is about: the same one is queued only once. */
  readonly once: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly plain: string;
  /** The order that it is about. */
  readonly orderId?: number;
}

/** In the caller's transaction, so that the mail goes out exactly when what it tells has happened. */
export async function queueMail(shop: Shop, { orderId, ...mail }: NewMail): Promise<void> {
  const nowMs = shop.now();
  await shop.queries
    .insertInto('mails')
    .values({
      ...mail,
      order_id: orderId ?? null,
      status: 'queued',
      next_try_at: nowMs,
      created_at: nowMs,
    })
    .onConflict((conflict) => conflict.column('once').doNothing())
    .execute();
}
