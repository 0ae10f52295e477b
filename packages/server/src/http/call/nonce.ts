import { createNonce, isNonce } from '../../security/nonces.ts';
import type { Call } from './Call.ts';

/** What nonces are for, by the names that the contract's own pages use. */
export type NonceAction =
  | 'woocommerce-cart'
  | 'apply-coupon'
  | 'remove-coupon'
  | 'update-shipping-method'
  | 'update-order-review'
  | 'woocommerce-process_checkout'
  | 'woocommerce-login'
  | 'woocommerce-register'
  | 'lost_password'
  | 'reset_password'
  | 'invitation'
  | 'save_account_details'
  | 'woocommerce-edit_address'
  | 'log-out'
  | 'woocommerce-order_again'
  | 'woodmart-wishlist'
  | 'woodmart-compare'
  | 'wp_rest'
  | 'review'
  | 'comment';

/** A guest who has nothing yet shares one with all of them: their pages are the same. */
const NOBODY = '';
const whoIs = ({ visitor }: Call): string => visitor.customerId ?? NOBODY;

export const nonceFor = (call: Call, action: NonceAction): string =>
  createNonce(call.secret, action, whoIs(call), call.shop.now());

/**
 * A guest's page may be older than what they have: they opened it, and put the first thing into the cart in another tab. What was
 * signed for nobody is theirs too then; that no other site sends it is seen to before (refuseForeign.ts).
 */
export function hasNonce(call: Call, action: NonceAction, nonce: string | undefined): boolean {
  const signers = call.visitor.user === null ? [whoIs(call), NOBODY] : [whoIs(call)];
  return signers.some(
    (who) => nonce !== undefined && isNonce(call.secret, nonce, action, who, call.shop.now()),
  );
}

/** On pages that are cached for everyone. */
export const sharedNonce = (call: Pick<Call, 'secret' | 'shop'>, action: NonceAction): string =>
  createNonce(call.secret, action, NOBODY, call.shop.now());

/**
 * For calls of pages that are cached for everyone, whose nonce is nobody's: good for guests, and for who is logged in when the
 * browser says that a script of our own pages asks (a link on another site cannot make it say so).
 */
export function hasSharedNonce(call: Call, action: NonceAction, nonce: string | undefined): boolean {
  if (nonce === undefined) return false;
  if (hasNonce(call, action, nonce)) return true;
  const { headers } = call.request;
  // Forms of other sites send none of our cookies along, so a POST of someone who is logged in is our own.
  const isOwn =
    call.request.method === 'POST' ||
    headers['sec-fetch-site'] === 'same-origin' ||
    headers['x-requested-with'] === 'XMLHttpRequest';
  const isShared = isNonce(call.secret, nonce, action, NOBODY, call.shop.now());
  return isShared && (call.visitor.user === null || isOwn);
}
