import type { ShopSettings } from '@vitrine/contract/shop';
import { computeTotals } from '../pricing/computeTotals.ts';
import type { Coupon } from '../pricing/coupons.ts';
import type { ShippableLine, ShippingZone } from '../pricing/priceShipping.ts';
import type { TaxRate } from '../pricing/taxRates.ts';
import type { Cart, CartLine } from './Cart.ts';
import { cartLines } from './cartLines.ts';
import type { SoldItem } from './soldItems.ts';
import { md5 } from './itemKey.ts';
import { destinationOf, taxPlaceOf } from './destinationOf.ts';
import type { Session } from './session.ts';

export interface CartParts {
  readonly customerId: string;
  readonly session: Session;
  readonly items: readonly SoldItem[];
  readonly lines: readonly ShippableLine[];
  readonly coupons: readonly Coupon[];
  readonly zones: readonly ShippingZone[];
  readonly rates: readonly TaxRate[];
}

/** Nothing is shipped by a shop that has no way to. */
const isShipped = ({ zones, lines }: CartParts): boolean =>
  zones.some(({ methods }) => methods.length > 0) && lines.some(({ isVirtual }) => !isVirtual);

/** What was read, priced. */
export function assembleCart(parts: CartParts, settings: ShopSettings): Cart {
  const { customerId, session, items, lines } = parts;
  const needsShipping = isShipped(parts);
  const totals = totalsOf(parts, settings, needsShipping);
  const { lines: lineTotals, rates, chosen, ...sums } = totals;
  const made = cartLines(items, lines, lineTotals);
  const hash = hashCart(made, sums.total);
  return {
    ...sums,
    lines: made,
    packages: needsShipping ? [{ rates, chosen: chosen?.id ?? null }] : [],
    count: made.reduce((all, { quantity }) => all + quantity, 0),
    needsShipping,
    needsPayment: sums.total > 0,
    billing: session.billing,
    shippingAddress: session.shipping,
    destination: destinationOf(session, settings),
    paymentMethod: session.paymentMethod,
    hash,
    once: hash && `${customerId}-${session.ordersPlaced}-${hash}`,
  };
}

function totalsOf(parts: CartParts, settings: ShopSettings, needsShipping: boolean) {
  const { session, lines, coupons, zones, rates } = parts;
  const { tax, base, money } = settings;
  return computeTotals({
    lines,
    coupons,
    tax: { ...tax, rates, base, place: taxPlaceOf(session, settings) },
    shipping: needsShipping
      ? {
          zones,
          to: destinationOf(session, settings),
          chosen: session.chosen[0] ?? null,
          decimals: money.decimals,
        }
      : null,
  });
}

/** The same contents and total have the same hash, whoever put them in and in whatever order; '' is the empty cart's. */
function hashCart(lines: readonly CartLine[], total: number): string {
  if (lines.length === 0) return '';
  const contents = lines
    .map((line) => [line.key, line.quantity, line.subtotal, line.subtotalTax, line.total, line.totalTax])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return md5(JSON.stringify([contents, total]));
}
