import type { ShopSettings } from '@vitrine/contract/shop';
import { destinationOf, taxPlaceOf } from '../../cart/destinationOf.ts';
import { readTaxRates, readZones } from '../../cart/readPriceRules.ts';
import type { Place } from '../../pricing/Address.ts';
import { addUp, type Totals } from '../../pricing/computeTotals.ts';
import type { Coupon } from '../../pricing/coupons.ts';
import { type LineTotals, priceLines } from '../../pricing/priceLines.ts';
import { offersFor, type ShippingRate, taxShipping } from '../../pricing/priceShipping.ts';
import type { ShippingOffer } from '../../pricing/shipping/ratesFor.ts';
import { ratesAt, type TaxRate } from '../../pricing/taxRates.ts';
import { priceElsewhere } from '../../pricing/taxesOf.ts';
import type { Shop } from '../../Shop.ts';
import type { Order } from '../Order.ts';
import { draftedCoupons } from './draftedCoupons.ts';
import { type DraftedLine, draftedLines } from './draftedLines.ts';
import type { DraftAddresses, DraftFault, DraftFee, DraftRate, OrderDraft } from './OrderDraft.ts';

/** A draft with everything about it: what its parts are, what they cost, and what is wrong with them. */
export interface PricedDraft {
  readonly pricesInclude: boolean;
  readonly lines: readonly DraftedLine[];
  readonly coupons: readonly Coupon[];
  readonly totals: Totals;
  readonly fees: readonly (LineTotals & { readonly name: string })[];
  readonly needsShipping: boolean;
  /** What the shop would ask for shipping, by its own ways. */
  readonly offers: readonly ShippingOffer[];
  readonly faults: readonly DraftFault[];
}

/** More is a slip of the hand, and soon no number that is exact. */
const MOST = 100_000_000_000_000;

/** What a draft comes to, by the rules of the shop's own carts. order: the one that is changed. */
export async function priceDraft(
  shop: Shop,
  order: Order | null,
  draft: OrderDraft,
  addresses: DraftAddresses,
  settings: ShopSettings,
): Promise<PricedDraft> {
  const { tax, base, money } = settings;
  const pricesInclude = order?.pricesIncludeTax ?? tax.pricesInclude;
  const to = destinationOf(addresses, settings);
  // Who collects buys where the shop is.
  const isCollected = draft.rate?.id.startsWith('local_pickup:') ?? false;
  const place = isCollected ? base : taxPlaceOf(addresses, settings);
  const [zones, rates, coupons] = await Promise.all([
    readZones(shop, settings),
    readTaxRates(shop, settings, [to.country, place.country, base.country]),
    draftedCoupons(shop, order),
  ]);
  const found = await draftedLines(shop, order, draft.lines, rates);
  const lines = pricesInclude ? found.lines.map((line) => atPlace(line, rates, base, place)) : found.lines;
  // Prices are what is asked at the place by now, so that none is turned into another again.
  const rules = { ...tax, pricesInclude, rates, place, base: place };
  const ofLines = lines.map(({ priced }) => priced);
  const priced = priceLines(ofLines, coupons, rules);
  const fees = priceLines(draft.fees.map(feeLine), [], rules).totals;
  const needsShipping =
    zones.some(({ methods }) => methods.length > 0) && ofLines.some(({ isVirtual }) => !isVirtual);
  const { offers } = needsShipping
    ? offersFor(ofLines, priced.discounts.byLine, coupons, {
        zones,
        to,
        chosen: null,
        decimals: money.decimals,
      })
    : { offers: [] };
  const chosen = rateOf(order, draft.rate, offers);
  const shipped = chosen ? taxShipping([chosen], ofLines, rules) : [];
  const totals = addUp(priced, coupons, shipped, shipped[0] ?? null, rules, fees);
  return {
    pricesInclude,
    lines,
    coupons,
    totals,
    fees: fees.map((fee, index) => ({ ...fee, name: draft.fees[index]?.name ?? '' })),
    needsShipping,
    offers,
    faults: [
      ...(draft.lines.length === 0 ? [{ field: 'lines', said: 'An order has at least one line.' }] : []),
      ...found.faults,
      ...(totals.total > MOST ? [{ field: null, said: 'It comes to too much.' }] : []),
    ],
  };
}

/** The catalogue's price with the tax of the shop's own place, as it is at another. */
function atPlace(line: DraftedLine, rates: readonly TaxRate[], base: Place, place: Place): DraftedLine {
  const { priced, isShopPrice } = line;
  if (!isShopPrice || !priced.isTaxable) return line;
  const ratesOf = (where: Place) => ratesAt(rates, where, priced.taxClass);
  return {
    ...line,
    priced: { ...priced, price: priceElsewhere(priced.price, ratesOf(base), ratesOf(place)) },
  };
}

const feeLine = ({ name, amount, isTaxable }: DraftFee, index: number) => ({
  key: `fee ${index}`,
  name,
  productId: 0,
  variationId: 0,
  categoryIds: [],
  price: amount,
  quantity: 1,
  isOnSale: false,
  isTaxable,
  taxClass: '',
});

/** The way that was written down. Whether it is taxed is what the shop says of it, or what the order had. */
function rateOf(
  order: Order | null,
  rate: DraftRate | null,
  offers: readonly ShippingOffer[],
): Omit<ShippingRate, 'tax' | 'taxes'> | null {
  if (!rate) return null;
  const offer = offers.find(({ id, cost }) => id === rate.id && cost > 0);
  const had = order?.items.find(
    ({ kind, data, total }) => kind === 'shipping' && data.rateId === rate.id && total > 0,
  );
  const isTaxable = rate.cost > 0 && (offer?.isTaxable ?? (had ? had.totalTax > 0 : true));
  return { ...rate, kind: 'flat_rate', isTaxable };
}
