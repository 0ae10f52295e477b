import { afterAll } from 'vitest';
import type { DatabaseKind } from '../db/DatabaseKind.ts';
import { openTestDatabase } from '../db/testing/databases.ts';
import { insertProduct, type NewProduct } from '../catalogue/insertProduct.ts';
import { indexProducts } from '../search/indexProducts.ts';
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
}

/** 2026-03-01T12:00:00Z. */
const START_MS = 1_772_366_400_000;

/** An empty shop with a clock moved by hand; gone after the tests of the file. */
export async function openTestShop(kind: DatabaseKind): Promise<TestShop> {
  const { db, place, remove } = await openTestDatabase(kind);
  afterAll(remove);
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
  };
}
