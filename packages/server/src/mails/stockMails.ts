import type { ShopSettings } from '@vitrine/contract/shop';
import { createDigits } from '@vitrine/texts';
import type { Shop } from '../Shop.ts';
import type { MailContent } from './composeMail.ts';
import { mailParagraphs, type MailTexts, mailTextsOf } from './mailLayout.ts';
import { ownerAddress } from './ownerAddress.ts';
import { queueWritten } from './queueWritten.ts';

/** What an order has taken of one product that is counted. */
export interface StockTaken {
  readonly id: number;
  readonly name: string;
  readonly before: number;
  readonly after: number;
  /** Its own; null: the shop's. */
  readonly lowAmount: number | null;
}

type Told = Pick<StockTaken, 'name' | 'after'>;

const KINDS = {
  no_stock: (t: MailTexts, { name }: Told) => t('noStockText', { name }),
  low_stock: (t: MailTexts, { name, after }: Told) => t('lowStockText', { name, count: after }),
} as const;

export function stockMail(kind: keyof typeof KINDS, taken: Told, settings: ShopSettings): MailContent {
  const texts = [KINDS[kind](mailTextsOf(settings), taken)];
  const digits = createDigits(settings.site.language);
  return {
    kind,
    values: { product_name: taken.name, stock_left: digits(String(taken.after)) },
    html: mailParagraphs(texts),
    plain: texts.join('\n\n'),
  };
}

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
  for (const { one, kind } of due) {
    const mail = { once: `${once}:${kind}:${one.id}`, recipient, ...stockMail(kind, one, settings) };
    await queueWritten(shop, mail, settings);
  }
}
