import { prepared } from '../db/prepared.ts';
import { type Coupon, readCoupon } from '../pricing/coupons.ts';
import type { Shop } from '../Shop.ts';

/** A coupon of a cart; coupon is null when the owner has taken it away since. */
export interface HeldCoupon {
  readonly code: string;
  readonly coupon: Coupon | null;
}

const codesOf = prepared<{ customerId: string }, { code: string }>((queries, value) =>
  queries
    .selectFrom('cart_coupons')
    .select('code')
    .where('customer_id', '=', value('customerId'))
    .orderBy('added_at')
    .orderBy('code'),
);

/** The coupons of a cart in the order in which they were added. */
export async function readHeldCoupons(shop: Shop, customerId: string): Promise<readonly HeldCoupon[]> {
  const held = await codesOf(shop, { customerId });
  if (held.length === 0) return [];
  const codes = held.map(({ code }) => code);
  const rows = await shop.queries
    .selectFrom('coupons')
    .selectAll()
    .where('code', 'in', codes)
    .where('status', '=', 'publish')
    .execute();
  const byCode = new Map(rows.map((row) => [row.code, readCoupon(row)]));
  return codes.map((code) => ({ code, coupon: byCode.get(code) ?? null }));
}

/** Codes are typed in any case. */
export async function findCoupon({ queries }: Shop, code: string): Promise<Coupon | null> {
  const row = await queries
    .selectFrom('coupons')
    .selectAll()
    .where('code', '=', code)
    .where('status', '=', 'publish')
    .executeTakeFirst();
  return row ? readCoupon(row) : null;
}

/** How often a buyer, by any of these names, has used each coupon. */
export async function countUses(
  { queries }: Shop,
  coupons: readonly Coupon[],
  buyers: readonly string[],
): Promise<ReadonlyMap<number, number>> {
  const limited = coupons.filter(({ usageLimitPerUser }) => usageLimitPerUser !== null).map(({ id }) => id);
  if (limited.length === 0 || buyers.length === 0) return new Map();
  const rows = await queries
    .selectFrom('coupon_uses')
    .select((eb) => ['coupon_id', eb.fn.countAll<number>().as('count')])
    .where('coupon_id', 'in', limited)
    .where('used_by', 'in', buyers)
    .groupBy('coupon_id')
    .execute();
  return new Map(rows.map(({ coupon_id: id, count }) => [id, Number(count)]));
}

/** The names by which uses of coupons are counted: the user's id, and the address that was given. */
export const buyersOf = (userId: number | null, emails: readonly string[]): readonly string[] =>
  [userId === null ? '' : String(userId), ...emails.map((email) => email.trim().toLowerCase())].filter(
    Boolean,
  );
