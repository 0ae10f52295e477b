import type { PostCardView } from './ContentView.ts';
import type { ImageView } from './ImageView.ts';
import type { LinkView } from './LinkView.ts';
import type { ProductCardView } from './ProductCardView.ts';

/** A category with a picture to go by. */
export interface ShownCategoryView extends LinkView {
  readonly count: number;
  readonly image: ImageView | null;
}

/** The shop's first page. A list that is empty is not shown. */
export interface HomeView {
  readonly title: string;
  readonly text: string;
  /** A page document in the place of all that follows. */
  readonly documentHtml?: string;
  /** The module at the top, drawn; empty: title and text stand there. */
  readonly heroHtml: string;
  /** Whether the shop shows any product: nothing leads to an empty list. */
  readonly hasProducts: boolean;
  readonly categories: readonly ShownCategoryView[];
  readonly newest: readonly ProductCardView[];
  readonly sale: readonly ProductCardView[];
  readonly posts: readonly PostCardView[];
  readonly postsUrl: string;
}
