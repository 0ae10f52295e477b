import type { ShopPlaces } from '../links/shopLinks.ts';
import type { Money } from './splitMoney.ts';

/** What every piece of a page may need, and what is the same for every visitor. */
export interface ShopView {
  readonly money: Money;
  readonly links: ShopPlaces;
  readonly language: string;
  /** Where the shop's days begin: `Asia/Riyadh`. */
  readonly timeZone: string;
  /** Whether buttons of lists add without leaving the page (settings.cart.byScript). */
  readonly addsByScript: boolean;
  /** Whether the page has a script for the buttons of wishlist and compare; else plain forms do the same. */
  readonly keepsByScript: boolean;
  /** The nonce that buttons of the wishlist carry (`data-key`): a guest's one on pages cached for everyone. */
  readonly wishlistKey: string;
}
