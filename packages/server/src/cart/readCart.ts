import type { ShopSettings } from '@vitrine/contract/shop';
import { NO_ADDRESS } from '../pricing/Address.ts';
import type { Shop } from '../Shop.ts';
import { assembleCart, type CartParts } from './assembleCart.ts';
import type { Cart } from './Cart.ts';
import { dropGone } from './dropGone.ts';
import { dropInvalid } from './dropInvalid.ts';
import { judgeCoupons } from './judgeCoupons.ts';
import { destinationOf } from './destinationOf.ts';
import { buyersOf, readHeldCoupons } from './readCoupons.ts';
import { readItems } from './readItems.ts';
import { readTaxRates, readZones } from './readPriceRules.ts';
import { readSession, type Session, userIdOf } from './session.ts';
import { type Tell, tellNext } from '../notices/notices.ts';

export interface CartOptions {
  /** Addresses that the buyer is known by; coupons for others are dropped. None: not judged yet. */
  readonly emails?: readonly string[];
  /** Told what had to leave the cart; default: the visitor is, by the next full page. */
  readonly tell?: Tell;
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

/** Everything about a cart, in a number of queries that does not grow with its lines. */
export async function readCart(
  shop: Shop,
  customerId: string | null,
  settings: ShopSettings,
  { emails = [], tell }: CartOptions = {},
): Promise<Cart> {
  if (customerId === null) return assembleCart({ ...NOTHING, customerId: '', session: NO_SESSION }, settings);
  const telling = tell ?? tellNext(customerId);
  const [found, session] = await Promise.all([readItems(shop, customerId), readSession(shop, customerId)]);
  const items = await dropGone(shop, customerId, found, telling);
  if (items.length === 0) return assembleCart({ ...NOTHING, customerId, session }, settings);
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
  const coupons = await dropInvalid(shop, customerId, held, faultOf, settings.money, telling);
  return assembleCart({ customerId, session, items, lines, coupons, zones, rates }, settings);
}
