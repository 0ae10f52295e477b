import { type ShopView, shopPlaces } from '@vitrine/contract/shop';
import type { Call } from '../call/Call.ts';
import { sharedNonce } from '../call/nonce.ts';

/** The same for every visitor. */
export function shopView(call: Call): ShopView {
  let key: string | undefined;
  return {
    money: call.settings.money,
    links: shopPlaces(call.links),
    language: call.settings.site.language,
    timeZone: call.settings.site.timeZone,
    addsByScript: call.settings.cart.byScript,
    keepsByScript: call.site.assets.scripts.length > 0,
    // Little of what is drawn has a button that needs it.
    get wishlistKey() {
      key ??= sharedNonce(call, 'woodmart-wishlist');
      return key;
    },
  };
}
