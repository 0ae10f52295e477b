import type { ShopSettings } from '@vitrine/contract/shop';
import type { Shop } from '../Shop.ts';
import type { MailContent } from './composeMail.ts';
import { mailParagraphs, mailTextsOf } from './mailLayout.ts';
import { ownerAddress } from './ownerAddress.ts';
import { queueWritten } from './queueWritten.ts';

/** What somebody wrote, and nobody sees before it is approved. */
export interface HeldText {
  readonly kind: 'comment' | 'review';
  readonly id: number;
  /** The name of the product, or the title of the post. */
  readonly about: string;
  readonly author: string;
  readonly email: string;
  readonly content: string;
  /** Stars of a review; null, or none: it has none. */
  readonly rating?: number | null;
}

export function heldMail(held: HeldText, settings: ShopSettings): MailContent {
  const t = mailTextsOf(settings);
  const { kind, about, author, email, content, rating } = held;
  const texts = [
    t('heldText', { about }),
    t('heldAuthor', { author, email }),
    ...(rating ? [t('heldRating', { rating })] : []),
    content,
  ];
  return {
    kind: `held_${kind}`,
    values: { about, author },
    html: mailParagraphs(texts),
    plain: texts.join('\n\n'),
  };
}

/** In the transaction that keeps it. A shop with an owner who looks by themselves switches it off. */
export async function queueHeldMail(shop: Shop, held: HeldText, settings: ShopSettings): Promise<void> {
  if (!settings.mail.heldTexts) return;
  const recipient = await ownerAddress(shop, settings);
  if (recipient === '') return;
  // Ids of what was deleted may come again.
  const once = `held:${held.kind}:${held.id}:${shop.now()}`;
  await queueWritten(shop, { once, recipient, ...heldMail(held, settings) }, settings);
}
