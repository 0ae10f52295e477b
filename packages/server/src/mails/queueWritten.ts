import type { ShopSettings } from '@vitrine/contract/shop';
import { catalogueLanguage } from '@vitrine/texts';
import type { Shop } from '../Shop.ts';
import { composeMail, type MailContent } from './composeMail.ts';
import { mailKinds } from './mailKinds.ts';
import { findOwnMailText, listMailsOff } from './ownMailTexts.ts';
import { queueMail } from './queueMail.ts';

export interface WrittenMail extends MailContent {
  /** What the mail is about: the same one is queued only once. */
  readonly once: string;
  readonly recipient: string;
  /** The order that it is about. */
  readonly orderId?: number;
}

/** In the caller's transaction: in the owner's words where there are any, and not at all where the owner wants none. */
export async function queueWritten(
  shop: Shop,
  { once, recipient, orderId, ...content }: WrittenMail,
  settings: ShopSettings,
): Promise<void> {
  const { kind } = content;
  if (!mailKinds[kind].isNeeded && (await listMailsOff(shop)).has(kind)) return;
  const own = await findOwnMailText(shop, kind, catalogueLanguage(settings.site.language));
  const about = orderId === undefined ? {} : { orderId };
  await queueMail(shop, { once, kind, recipient, ...about, ...composeMail(content, settings, own) });
}
