import type { ImageView } from './ImageView.ts';
import type { LinkView } from './LinkView.ts';
import type { PagingView } from './PagingView.ts';

/** A page or a post. */
export interface ContentView {
  readonly title: string;
  readonly html: string;
  readonly image: ImageView | null;
  /** Of a post; null: a page has none. */
  readonly post: {
    readonly publishedAt: number;
    readonly author: string;
    readonly categories: readonly LinkView[];
  } | null;
}

/** A post in a list. */
export interface PostCardView {
  readonly title: string;
  readonly url: string;
  readonly excerptHtml: string;
  readonly image: ImageView | null;
  readonly publishedAt: number;
}

/** Posts, newest first. */
export interface PostListView {
  readonly title: string;
  readonly posts: readonly PostCardView[];
  readonly paging: PagingView;
}

/** Nothing is here, or something went wrong. */
export interface MessageView {
  readonly title: string;
  readonly text: string;
  /** Of an answer that is no page: its number. */
  readonly status?: number;
  /** Smaller, below the text. */
  readonly note?: string;
  /** Where to go from here; the shop when it says nothing. */
  readonly action?: { readonly label: string; readonly url: string };
}
