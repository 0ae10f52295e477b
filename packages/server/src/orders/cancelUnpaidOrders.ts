import { type ShopLinks, type ShopSettings, shopLinks } from '@vitrine/contract/shop';
import type { Shop } from '../Shop.ts';
import { changeOrder } from './changeOrder.ts';
import { CANCELLED_AT_ONCE } from './limits.ts';

const MINUTE_MS = 60_000;

/**
 * Gives back the stock of orders that nobody paid within the time that the owner set. Gives how many. Each is looked at
 * again under its own lock: it may have been paid a moment ago, or cancelled by another instance.
 */
export async function cancelUnpaidOrders(
  shop: Shop,
  settings: ShopSettings,
  links: ShopLinks = shopLinks(settings, settings.site.url),
): Promise<number> {
  const { holdStockMinutes } = settings.checkout;
  if (holdStockMinutes === 0) return 0;
  const due = await shop.queries
    .selectFrom('orders')
    .select(['id', 'version'])
    .where('status', '=', 'pending')
    // One that was made by hand waits for whoever made it.
    .where('created_via', '=', 'checkout')
    .where('updated_at', '<', shop.now() - holdStockMinutes * MINUTE_MS)
    .orderBy('id')
    .limit(CANCELLED_AT_ONCE)
    .execute();
  let cancelled = 0;
  for (const { id, version } of due) {
    const note = 'Unpaid order cancelled - time limit reached.';
    const changed = await changeOrder(shop, id, 'cancelled', {
      settings,
      links,
      note,
      expectedVersion: version,
    });
    if (changed.ok) cancelled++;
  }
  return cancelled;
}
