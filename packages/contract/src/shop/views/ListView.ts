import type { ListFilterView } from './ListFilterView.ts';
import type { LinkView } from './LinkView.ts';
import type { PagingView } from './PagingView.ts';
import type { ProductCardView } from './ProductCardView.ts';

/** A category of the shop, with those below it. */
export interface CategoryView {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly url: string;
  readonly count: number;
  readonly children: readonly CategoryView[];
}

/** A list of products: the shop, a category, a tag, or what a search found. */
export interface ListView {
  readonly title: string;
  /** The way here from the home page; the list itself is not in it. */
  readonly trail: readonly LinkView[];
  readonly descriptionHtml: string;
  readonly products: readonly ProductCardView[];
  /** How many there are on all pages; the first and last of this one follow from perPage. */
  readonly total: number;
  /** There may be more than `total` (a search that stopped counting). */
  readonly isTotalCapped: boolean;
  readonly perPage: number;
  /** How many of a page can be chosen; each is a list of its own. */
  readonly sizes: readonly { readonly size: number; readonly url: string }[];
  readonly paging: PagingView;
  readonly sort: string;
  readonly sorts: readonly { readonly value: string; readonly label: string }[];
  /** Where the form that sorts leads: the first page. */
  readonly action: string;
  /** Fields of the address that sorting keeps (`s`, `post_type`, `product_cat`…). */
  readonly kept: Readonly<Record<string, string>>;
  /** What was searched for; empty when this is no search. */
  readonly search: string;
  /** With how many products of this list each has; their addresses keep what is chosen. */
  readonly categories: readonly CategoryView[];
  /** The slug of the category that is shown; empty: none. */
  readonly category: string;
  /** The same list of every category; empty where this is it. */
  readonly allCategoriesUrl: string;
  readonly filters: ListFilterView;
}
