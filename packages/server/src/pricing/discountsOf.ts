import { appliesTo, type Coupon, type CouponType, type PricedLine } from './coupons.ts';
import { distribute, type Exact, exactly, roundExact, roundToTotal, sum, sumExact } from './rounding.ts';

/** Hundredths of a per cent. */
const WHOLE = 10_000n;

/** Amounts off a coupon's pieces, before what is left of their price caps them. */
type Discount = (coupon: Coupon, pieces: readonly Pieces[]) => readonly number[];

/** So many pieces of a line. left: what other coupons have left of the line. */
interface Pieces {
  readonly line: PricedLine;
  readonly count: number;
  readonly left: number;
}

const KINDS: Readonly<Record<CouponType, { readonly order: number; readonly discount: Discount }>> = {
  fixed_product: {
    order: 1,
    discount: ({ amount }, pieces) => pieces.map(({ line, count }) => Math.min(amount, line.price) * count),
  },
  /** Of the full price, also after another coupon. */
  percent: {
    order: 2,
    discount: ({ amount }, pieces) => {
      const exact = pieces.map(
        ({ line, count }): Exact => (exactly(line.price * count) * BigInt(amount)) / WHOLE,
      );
      return roundToTotal(roundExact(sumExact(exact)), exact);
    },
  },
  fixed_cart: {
    order: 3,
    discount: ({ amount }, pieces) => {
      const left = pieces.map((one) => one.left);
      return distribute(Math.min(amount, sum(left)), left);
    },
  },
};

/** Dear pieces first: a coupon for two pieces takes the two that are worth most. */
function piecesOf(coupon: Coupon, lines: readonly PricedLine[], left: ReadonlyMap<string, number>) {
  let free = coupon.type === 'fixed_cart' ? Infinity : (coupon.limitToItems ?? Infinity);
  return lines
    .filter((line) => appliesTo(coupon, line))
    .sort((a, b) => b.price - a.price)
    .map((line): Pieces => {
      const count = Math.min(line.quantity, free);
      free -= count;
      return { line, count, left: left.get(line.key) ?? 0 };
    });
}

export interface Discounts {
  /** By line, as entered; never more than the line's price. */
  readonly byLine: ReadonlyMap<string, number>;
  readonly byCoupon: ReadonlyMap<string, number>;
}

export function discountsOf(coupons: readonly Coupon[], lines: readonly PricedLine[]): Discounts {
  const left = new Map(lines.map((line) => [line.key, line.price * line.quantity]));
  const byCoupon = new Map<string, number>();
  const inOrder = [...coupons].sort((a, b) => KINDS[a.type].order - KINDS[b.type].order);
  for (const coupon of inOrder) {
    const pieces = piecesOf(coupon, lines, left);
    const amounts = KINDS[coupon.type].discount(coupon, pieces);
    const taken = pieces.map(({ line, left: most }, index) => {
      const amount = Math.min(amounts[index] ?? 0, most);
      left.set(line.key, most - amount);
      return amount;
    });
    byCoupon.set(coupon.code, sum(taken));
  }
  return {
    byCoupon,
    byLine: new Map(lines.map((line) => [line.key, line.price * line.quantity - (left.get(line.key) ?? 0)])),
  };
}
