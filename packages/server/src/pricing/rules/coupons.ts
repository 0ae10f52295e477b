import type { Selectable } from 'kysely';
import {
  conflict,
  invalid,
  invalidField,
  notFound,
  type Saved,
  type SaveOptions,
} from '../../input/Saved.ts';
import type { FieldError } from '../../input/FieldError.ts';
import { isTaken } from '../../db/retryTaken.ts';
import { holdsText } from '../../db/holdsText.ts';
import type { Schema } from '../../db/Schema.ts';
import type { Shop } from '../../Shop.ts';
import { type Coupon, readCoupon } from '../coupons.ts';

/** A coupon as its owner sees it. */
export interface CouponRow extends Coupon {
  readonly description: string;
  readonly status: 'publish' | 'draft';
  readonly version: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export type CouponInput = {
  readonly [Key in keyof Omit<CouponRow, 'id' | 'usageCount' | 'version' | 'createdAt' | 'updatedAt'>]?:
    | CouponRow[Key]
    | undefined;
};

const COLUMNS = {
  id: 'id',
  code: 'code',
  amount: 'amount',
  usageCount: 'usage_count',
  createdAt: 'created_at',
} as const;

export interface CouponQuery {
  /** A part of the code or the description. */
  readonly search?: string | undefined;
  readonly sort: { readonly field: keyof typeof COLUMNS; readonly isDescending: boolean };
  readonly page: number;
  readonly perPage: number;
}

const readRow = (row: Selectable<Schema['coupons']>): CouponRow => ({
  ...readCoupon(row),
  description: row.description,
  status: row.status as CouponRow['status'],
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

export async function listCoupons(
  { queries }: Shop,
  { search, sort, page, perPage }: CouponQuery,
): Promise<{ readonly items: readonly CouponRow[]; readonly total: number }> {
  let found = queries.selectFrom('coupons');
  if (search) found = found.where(holdsText(['code', 'description'], search));
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const way = sort.isDescending ? 'desc' : 'asc';
  const rows = await found
    .selectAll()
    .orderBy(COLUMNS[sort.field], way)
    .orderBy('id', way)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { items: rows.map(readRow), total };
}

export async function findCouponRow({ queries }: Shop, id: number): Promise<CouponRow | null> {
  const row = await queries.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? readRow(row) : null;
}

/** A new coupon, or (with its id) changes to one: what is left out stays as it is. How often it was used is not the owner's. */
export async function saveCoupon(
  shop: Shop,
  { id, ...input }: CouponInput & { readonly id?: number | undefined },
  { expectedVersion }: SaveOptions = {},
): Promise<Saved<{ readonly id: number }>> {
  const old = id === undefined ? null : await findCouponRow(shop, id);
  if (id !== undefined && !old) return notFound('This coupon is not there.');
  if (old && expectedVersion !== undefined && expectedVersion !== old.version) return conflict(old.version);
  const errors = whyWrong({ ...old, ...input });
  if (errors.length > 0) return invalid(errors);
  try {
    return old ? await update(shop, old, input) : await insert(shop, input);
  } catch (error) {
    if (isTaken(error))
      return invalidField('code', `There is a coupon "${codeOf(input.code ?? '')}" already.`);
    throw error;
  }
}

/** Codes are typed in any case. */
const codeOf = (code: string): string => code.trim().toLowerCase();

const HUNDRED_PER_CENT = 10_000;

function whyWrong({ code, type, amount, minimum, maximum }: CouponInput): readonly FieldError[] {
  const errors: FieldError[] = [];
  if (!code || codeOf(code) === '') errors.push({ field: 'code', message: 'Must not be empty.' });
  if (type === 'percent' && (amount ?? 0) > HUNDRED_PER_CENT)
    errors.push({ field: 'amount', message: 'Must not be more than 100 per cent.' });
  if (minimum != null && maximum != null && maximum < minimum)
    errors.push({ field: 'maximum', message: 'Must not be below the minimum.' });
  return errors;
}

const asFlag = (value: boolean | undefined): number | undefined =>
  value === undefined ? undefined : Number(value);
const asList = (value: readonly unknown[] | undefined): string | undefined => value && JSON.stringify(value);

/** By the names of its columns; what is not given is left out. */
const columnsOf = (input: CouponInput) => {
  const columns = {
    code: input.code === undefined ? undefined : codeOf(input.code),
    type: input.type,
    amount: input.amount,
    description: input.description,
    status: input.status,
    expires_at: input.expiresAt,
    usage_limit: input.usageLimit,
    usage_limit_per_user: input.usageLimitPerUser,
    limit_to_items: input.limitToItems,
    is_individual: asFlag(input.isIndividual),
    excludes_sale_items: asFlag(input.excludesSaleItems),
    free_shipping: asFlag(input.givesFreeShipping),
    minimum: input.minimum,
    maximum: input.maximum,
    product_ids: asList(input.productIds),
    excluded_product_ids: asList(input.excludedProductIds),
    category_ids: asList(input.categoryIds),
    excluded_category_ids: asList(input.excludedCategoryIds),
    emails: asList(input.emails?.map((email) => email.trim().toLowerCase())),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
};

async function insert({ queries, now }: Shop, input: CouponInput): Promise<Saved<{ readonly id: number }>> {
  const stamps = { version: 1, created_at: now(), updated_at: now() };
  const { id } = await queries
    .insertInto('coupons')
    .values({ code: '', type: 'fixed_cart', status: 'publish', ...columnsOf(input), ...stamps })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ok: true, id };
}

async function update(
  shop: Shop,
  { id, version }: CouponRow,
  input: CouponInput,
): Promise<Saved<{ readonly id: number }>> {
  const row = await shop.queries
    .updateTable('coupons')
    .set({ ...columnsOf(input), version: version + 1, updated_at: shop.now() })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (row) return { ok: true, id };
  const now = await findCouponRow(shop, id);
  return now ? conflict(now.version) : notFound('This coupon is not there.');
}

/** Carts that hold it are told that it is gone. */
export async function deleteCoupon(
  shop: Shop,
  id: number,
  { expectedVersion }: SaveOptions = {},
): Promise<Saved<unknown>> {
  let query = shop.queries.deleteFrom('coupons').where('id', '=', id);
  if (expectedVersion !== undefined) query = query.where('version', '=', expectedVersion);
  const { numDeletedRows } = await query.executeTakeFirst();
  if (numDeletedRows > 0n) return { ok: true };
  const now = await findCouponRow(shop, id);
  return now ? conflict(now.version) : notFound('This coupon is not there.');
}
