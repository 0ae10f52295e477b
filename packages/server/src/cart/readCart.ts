import type { ShopSettings } from '@vitrine/contract/shop';
import { NO_ADDRESS } from '../pricing/Address.ts';
import type { Coupon } from '../pricing/coupons.ts';
import type { CouponFault } from '../pricing/whyInvalid.ts';
import type { Shop } from '../Shop.ts';
import { assembleCart, type CartParts } from './assembleCart.ts';
import type { Cart } from './Cart.ts';
import { judgeCoupons } from './judgeCoupons.ts';
import { destinationOf } from './destinationOf.ts';
import { buyersOf, readHeldCoupons } from './readCoupons.ts';
import { type CartItem, readItems } from './readItems.ts';
import { readTaxRates, readZones } from './readPriceRules.ts';
import { readSession, type Session, userIdOf } from './session.ts';
import { splitSold } from './soldItems.ts';

export interface CartOptions {
  /** Addresses that the buyer is known by; coupons for others are dropped. None: not judged yet. */
  readonly emails?: readonly string[];
}

/** What stands in a cart and does not count: it was left out of what was read. */
export interface LostParts {
  readonly items: readonly CartItem[];
  readonly coupons: readonly LostCoupon[];
}

export interface LostCoupon {
  readonly code: string;
  /** null: there is none of that code any more. */
  readonly coupon: Coupon | null;
  readonly fault: CouponFault | null;
}

export interface FoundCart extends Cart {
  /** Nothing of it is in the cart. It stays where it is kept until the cart is mended. */
  readonly lost: LostParts;
}

const NO_SESSION: Session = {
  billing: NO_ADDRESS,
  shipping: NO_ADDRESS,
  chosen: [],
  paymentMethod: '',
  ordersPlaced: 0,
};

const NOTHING: Pick<CartParts, 'items' | 'lines' | 'coupons' | 'zones' | 'rates'> = {
  items: [],
  lines: [],
  coupons: [],
  zones: [],
  rates: [],
};

const NOTHING_LOST: LostParts = { items: [], coupons: [] };

/** Everything about a cart. Only reads, in a number of queries that does not grow with its lines. */
export async function readCart(
  shop: Shop,
  customerId: string | null,
  settings: ShopSettings,
  { emails = [] }: CartOptions = {},
): Promise<FoundCart> {
  const nothing = { ...NOTHING, customerId: customerId ?? '' };
  if (customerId === null)
    return { ...assembleCart({ ...nothing, session: NO_SESSION }, settings), lost: NOTHING_LOST };
  const [found, session] = await Promise.all([readItems(shop, customerId), readSession(shop, customerId)]);
  const { sold: items, gone } = splitSold(found);
  if (items.length === 0)
    return { ...assembleCart({ ...nothing, session }, settings), lost: { items: gone, coupons: [] } };
  const countries = [
    destinationOf(session, settings).country,
    session.billing.country,
    settings.base.country,
  ];
  const [held, zones, rates] = await Promise.all([
    settings.coupons.on ? readHeldCoupons(shop, customerId) : [],
    readZones(shop, settings),
    readTaxRates(shop, settings, countries),
  ]);
  const known = held.flatMap(({ coupon }) => coupon ?? []);
  const buyers = buyersOf(userIdOf(customerId), [...emails, session.billing.email]);
  const { lines, faultOf } = await judgeCoupons(shop, known, items, { buyers, emails });
  const judged = held.map(({ code, coupon }) => ({ code, coupon, fault: coupon && faultOf(coupon) }));
  const isLost = ({ coupon, fault }: (typeof judged)[number]): boolean => !coupon || fault !== null;
  const coupons = judged.filter((each) => !isLost(each)).flatMap(({ coupon }) => coupon ?? []);
  return {
    ...assembleCart({ customerId, session, items, lines, coupons, zones, rates }, settings),
    lost: { items: gone, coupons: judged.filter(isLost) },
  };
}
