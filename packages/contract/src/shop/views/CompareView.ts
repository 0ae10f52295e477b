import type { ProductCardView } from './ProductCardView.ts';
import type { StockView } from './ProductPageView.ts';

export interface ComparedProductView {
  readonly product: ProductCardView;
  readonly shortDescriptionHtml: string;
  readonly stock: StockView;
  readonly removeUrl: string;
}

/** Products side by side: one table, or one for each category. */
export interface CompareTableView {
  /** 0: there is one table for all. */
  readonly categoryId: number;
  readonly category: string;
  readonly products: readonly ComparedProductView[];
  /** One value for each product, in their order; empty: it has none. */
  readonly rows: readonly { readonly label: string; readonly values: readonly string[] }[];
  /** Empties this table. */
  readonly removeUrl: string;
}

export interface CompareView {
  readonly tables: readonly CompareTableView[];
  readonly nonce: string;
}
