import { mergeCarts } from '../cart/mergeCarts.ts';
import type { Shop } from '../Shop.ts';
import { mergeGuestWishlist } from '../wishlist/mergeGuestWishlist.ts';
import { resetBanner } from './comingSoonBanner.ts';
import { isGuestId } from './customerId.ts';

export interface ArrivedVisitor {
  readonly userId: number;
  /** Whose cart it was until now. */
  readonly guestId: string | null;
  /** The value of the guest's wishlist cookie. */
  readonly wishlistCookie: string | null;
}

/** Everything that happens at a login: what the guest had is the user's now. Done twice, it changes nothing more. */
export async function mergeVisitor(
  shop: Shop,
  { userId, guestId, wishlistCookie }: ArrivedVisitor,
): Promise<void> {
  if (guestId !== null && isGuestId(guestId)) await mergeCarts(shop, guestId, String(userId));
  if (wishlistCookie) await mergeGuestWishlist(shop, userId, wishlistCookie);
  await resetBanner(shop, userId);
}
