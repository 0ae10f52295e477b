import type { ShopSettings } from '@vitrine/contract/shop';
import type { Shop } from '../Shop.ts';
import { oneLine } from '../text/oneLine.ts';
import { mailLayout, mailParagraphs, mailTextsOf } from './mailLayout.ts';
import { ownerAddress } from './ownerAddress.ts';
import { queueMail } from './queueMail.ts';

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

const HEADINGS = { comment: 'heldComment', review: 'heldReview' } as const;

/** In the transaction that keeps it. A shop with an owner who looks by themselves switches it off. */
export async function queueHeldMail(shop: Shop, held: HeldText, settings: ShopSettings): Promise<void> {
  if (!settings.mail.heldTexts) return;
  const recipient = await ownerAddress(shop, settings);
  if (recipient === '') return;
  const t = mailTextsOf(settings);
  const { kind, id, about, author, email, content, rating } = held;
  const heading = t(HEADINGS[kind]);
  const texts = [
    t('heldText', { about }),
    t('heldAuthor', { author, email }),
    ...(rating ? [t('heldRating', { rating })] : []),
    content,
  ];
  await queueMail(shop, {
    // Ids of what was deleted may come again.
    once: `held:${kind}:${id}:${shop.now()}`,
    kind: `held_${kind}`,
    recipient,
    subject: oneLine(t('heldSubject', { site: settings.site.title, heading, about }), 200),
    ...mailLayout({ heading, html: mailParagraphs(texts), plain: texts.join('\n\n') }, settings),
  });
}
