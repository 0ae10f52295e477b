import type { ShopSettings } from '@vitrine/contract/shop';
import { oneLine } from '../text/oneLine.ts';
import type { Shop } from '../Shop.ts';
import { mailLayout, mailParagraphs, type MailTexts, mailTextsOf } from './mailLayout.ts';
import { ownerAddress } from './ownerAddress.ts';
import { queueMail } from './queueMail.ts';

/** What an order has taken of one product that is counted. */
export interface StockTaken {
  readonly id: number;
  readonly name: string;
  readonly before: number;
  readonly after: number;
  /** Its own; null: the shop's. */
  readonly lowAmount: number | null;
}

const KINDS = {
  no_stock: {
    heading: 'noStock',
    text: (t: MailTexts, { name }: StockTaken) => t('noStockText', { name }),
  },
  low_stock: {
    heading: 'lowStock',
    text: (t: MailTexts, { name, after }: StockTaken) => t('lowStockText', { name, count: after }),
  },
} as const;

/** Told when it becomes so, not with each order after that. */
function kindOf(taken: StockTaken, shopsAmount: number): keyof typeof KINDS | null {
  const { before, after, lowAmount } = taken;
  if (after <= 0) return before > 0 ? 'no_stock' : null;
  const low = lowAmount ?? shopsAmount;
  return after <= low && before > low ? 'low_stock' : null;
}

/** In the transaction of what took it. `once`: what that was, so that it is told once. */
export async function queueStockMails(
  shop: Shop,
  taken: readonly StockTaken[],
  once: string,
  settings: ShopSettings,
): Promise<void> {
  const due = taken.flatMap((one) => {
    const kind = kindOf(one, settings.stock.lowAmount);
    return kind ? [{ one, kind }] : [];
  });
  const recipient = due.length > 0 ? await ownerAddress(shop, settings) : '';
  if (recipient === '') return;
  const t = mailTextsOf(settings);
  for (const { one, kind } of due) {
    const heading = t(KINDS[kind].heading);
    const texts = [KINDS[kind].text(t, one)];
    await queueMail(shop, {
      once: `${once}:${kind}:${one.id}`,
      kind,
      recipient,
      subject: oneLine(t('stockSubject', { site: settings.site.title, heading, name: one.name }), 200),
      ...mailLayout({ heading, html: mailParagraphs(texts), plain: texts.join('\n\n') }, settings),
    });
  }
}
