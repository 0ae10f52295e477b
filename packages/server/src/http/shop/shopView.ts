import type { ShopView } from '@vitrine/contract/shop';
import type { Call } from '../call/Call.ts';
import { sharedNonce } from '../call/nonce.ts';

/** The same for every visitor. */
export const shopView = (call: Call): ShopView => ({
  money: call.settings.money,
  links: call.links,
  language: call.settings.site.language,
  addsByScript: call.settings.cart.byScript,
  keepsByScript: call.site.assets.scripts.length > 0,
  wishlistKey: sharedNonce(call, 'woodmart-wishlist'),
});
