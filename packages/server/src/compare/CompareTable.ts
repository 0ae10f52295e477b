import type { PriceRange } from '../catalogue/priceRange.ts';
import type { Product, StockStatus } from '../catalogue/Product.ts';

export interface CompareCategory {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

export interface CompareColumn {
  readonly product: Product;
  /** Null when nobody can buy it. */
  readonly price: PriceRange | null;
  readonly description: string;
  readonly sku: string;
  readonly stockStatus: StockStatus;
  readonly availability: string;
}

/** An attribute that any of the products shows. */
export interface CompareRow {
  readonly slug: string;
  readonly name: string;
  /** One entry for each column; empty where the product has no such attribute. */
  readonly values: readonly (readonly string[])[];
}

export interface CompareTable {
  /** Null: the one table of a shop that does not compare by category. */
  readonly category: CompareCategory | null;
  readonly columns: readonly CompareColumn[];
  readonly rows: readonly CompareRow[];
}

export interface Compare {
  readonly tables: readonly CompareTable[];
  /** Of all tables. */
  readonly count: number;
  /** What the cookie should say: products that are no longer sold are gone. */
  readonly ids: readonly number[];
}
