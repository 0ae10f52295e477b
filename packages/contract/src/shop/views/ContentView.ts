import type { ImageView } from './ImageView.ts';
import type { LinkView } from './LinkView.ts';
import type { PagingView } from './PagingView.ts';

/** A page or a post. */
export interface ContentView {
  readonly title: string;
  /** The way here from the home page; the page itself is not in it. Empty: none is shown. */
  readonly trail: readonly LinkView[];
  readonly html: string;
  /** It is a page document, as wide as the page; without a title when the document brings its own. */
  readonly document?: { readonly hasTitle: boolean };
  readonly image: ImageView | null;
  /** Of a post; null: a page has none. */
  readonly post: {
    readonly publishedAt: number;
    readonly author: string;
    readonly categories: readonly LinkView[];
    readonly comments: CommentsView;
  } | null;
}

export interface CommentView {
  readonly id: number;
  readonly author: string;
  readonly html: string;
  readonly createdAt: number;
  /** Of this comment itself. */
  readonly url: string;
  /** Where the form is that answers it; empty: it is closed. */
  readonly replyUrl: string;
  readonly replies: readonly CommentView[];
}

/** The page is the same for everyone, so that the form asks guests for name and address and customers may leave them. */
export interface CommentFormView {
  readonly action: string;
  readonly nonce: string;
  readonly postId: number;
  /** The comment that is answered, by whom it is, and where the form is for the post again; 0: the post is. */
  readonly parentId: number;
  readonly replyTo: string;
  readonly cancelUrl: string;
  /** What was typed. */
  readonly values: { readonly author: string; readonly email: string; readonly comment: string };
  /** What is wrong with it, by the field's name; '': with none of them. */
  readonly errors: Readonly<Partial<Record<'author' | 'email' | 'comment' | '', string>>>;
  /** One was sent, and waits to be read. */
  readonly isHeld: boolean;
}

/** Conversations below a post, the oldest first. */
export interface CommentsView {
  /** On all pages. */
  readonly count: number;
  readonly items: readonly CommentView[];
  readonly paging: PagingView;
  /** Null: closed. */
  readonly form: CommentFormView | null;
}

/** A post in a list. */
export interface PostCardView {
  readonly title: string;
  readonly url: string;
  readonly excerptHtml: string;
  readonly image: ImageView | null;
  readonly publishedAt: number;
  readonly categories: readonly LinkView[];
}

/** Posts, newest first: all of them, or those of a category. */
export interface PostListView {
  readonly title: string;
  readonly trail: readonly LinkView[];
  /** Clean; of a category that says something of itself. */
  readonly descriptionHtml: string;
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
