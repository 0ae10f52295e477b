import type { Insertable } from 'kysely';
import { afterAll } from 'vitest';
import type { Database } from '../db/Database.ts';
import type { DatabaseKind } from '../db/DatabaseKind.ts';
import type { Schema } from '../db/Schema.ts';
import { openTestDatabase } from '../db/testing/databases.ts';
import { insertProduct, type NewProduct } from '../catalogue/insertProduct.ts';
import { indexProducts } from '../catalogue/indexing/indexProducts.ts';
import type { Shop } from '../Shop.ts';

export interface TestShop extends Shop {
  /** A file, or an address: for a second process. */
  readonly place: string;
  /** Moves the clock, which stands still otherwise. */
  wait(ms: number): void;
  /** Puts in a product for 10.00 and gives its id. */
  product(fields?: Partial<NewProduct>): Promise<number>;
  /** The same, and search finds it. */
  indexed(fields?: Partial<NewProduct>): Promise<number>;
  /** Puts in a coupon that takes a tenth off. */
  coupon(code: string, fields?: CouponFields): Promise<void>;
}

type CouponFields = Partial<Insertable<Schema['coupons']>>;

/** 2026-03-01T12:00:00Z. */
const START_MS = 1_772_366_400_000;

/** An empty shop with a clock moved by hand; gone after the tests of the file. */
export async function openTestShop(kind: DatabaseKind): Promise<TestShop> {
  const { shop, remove } = await createTestShop(kind);
  afterAll(remove);
  return shop;
}

/** The same, for tests that need one after the other. */
export async function createTestShop(
  kind: DatabaseKind,
): Promise<{ readonly shop: TestShop; readonly remove: () => Promise<void> }> {
  const { db, place, remove } = await openTestDatabase(kind);
  return { shop: testShopOn(kind, db, place), remove };
}

function testShopOn(kind: DatabaseKind, db: Database, place: string): TestShop {
  let nowMs = START_MS;
  let count = 0;
  const shop: Shop = { kind, queries: db.queries, now: () => nowMs };
  const product = (fields?: Partial<NewProduct>): Promise<number> => {
    count++;
    return insertProduct(shop, {
      name: `Product ${count}`,
      slug: `product-${count}`,
      regularPrice: 1000,
      ...fields,
    });
  };
  return {
    ...shop,
    place,
    wait: (ms) => void (nowMs += ms),
    product,
    indexed: async (fields) => {
      const id = await product(fields);
      await indexProducts(shop, [id]);
      return id;
    },
    coupon: (code, fields) => insertCoupon(shop, code, fields),
  };
}

async function insertCoupon({ queries, now }: Shop, code: string, fields?: CouponFields): Promise<void> {
  const times = { created_at: now(), updated_at: now() };
  const tenth = { type: 'percent', amount: 1000, status: 'publish' } as const;
  await queries
    .insertInto('coupons')
    .values({ code, ...tenth, ...times, ...fields })
    .execute();
}
