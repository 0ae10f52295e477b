import { appliesTo, type Coupon, isExcluded, isWanted, type PricedLine } from './coupons.ts';
import { sum } from './rounding.ts';

/** Why a coupon does not count for a cart. */
export type CouponFault =
  | 'limit-reached'
  | 'user-limit-reached'
  | 'expired'
  | 'below-minimum'
  | 'above-maximum'
  | 'not-applicable'
  | 'excluded'
  | 'sale-items'
  | 'other-email';

export interface CouponContext {
  readonly nowMs: number;
  readonly lines: readonly PricedLine[];
  /** How often this buyer has used it. */
  readonly usedByBuyer: number;
  /** Addresses that the buyer has given; none yet: not judged. */
  readonly emails: readonly string[];
}

type Rule = (coupon: Coupon, context: CouponContext) => boolean;

const subtotal = ({ lines }: CouponContext): number =>
  sum(lines.map(({ price, quantity }) => price * quantity));
const isForCart = ({ type }: Coupon): boolean => type === 'fixed_cart';

/** In this order; the first that holds is the answer. */
const FAULTS: readonly (readonly [CouponFault, Rule])[] = [
  ['limit-reached', ({ usageLimit, usageCount }) => usageLimit !== null && usageCount >= usageLimit],
  [
    'user-limit-reached',
    ({ usageLimitPerUser }, { usedByBuyer }) =>
      usageLimitPerUser !== null && usedByBuyer >= usageLimitPerUser,
  ],
  ['expired', ({ expiresAt }, { nowMs }) => expiresAt !== null && nowMs > expiresAt],
  ['below-minimum', ({ minimum }, context) => minimum !== null && subtotal(context) < minimum],
  ['above-maximum', ({ maximum }, context) => maximum !== null && subtotal(context) > maximum],
  ['not-applicable', (coupon, { lines }) => !lines.some((line) => isWanted(coupon, line))],
  [
    'sale-items',
    (coupon, { lines }) =>
      coupon.excludesSaleItems &&
      (isForCart(coupon) ? lines.some(({ isOnSale }) => isOnSale) : lines.every(({ isOnSale }) => isOnSale)),
  ],
  ['excluded', (coupon, { lines }) => isForCart(coupon) && lines.some((line) => isExcluded(coupon, line))],
  ['not-applicable', (coupon, { lines }) => !lines.some((line) => appliesTo(coupon, line))],
  [
    'other-email',
    (coupon, { emails }) => emails.length > 0 && !emails.some((email) => isAllowed(coupon, email)),
  ],
];

export const whyInvalid = (coupon: Coupon, context: CouponContext): CouponFault | null =>
  FAULTS.find(([, holds]) => holds(coupon, context))?.[0] ?? null;

/** Patterns are the owner's: `*@shop.example`. */
function isAllowed({ emails }: Coupon, email: string): boolean {
  const given = email.trim().toLowerCase();
  return emails.length === 0 || emails.some((pattern) => fits(pattern.trim().toLowerCase(), given));
}

/** Part by part, not by a regular expression: a pattern of many stars must not take for ever. */
function fits(pattern: string, text: string): boolean {
  const parts = pattern.split('*');
  const first = parts.shift() ?? '';
  const last = parts.pop();
  if (last === undefined) return first === text;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of parts) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}
