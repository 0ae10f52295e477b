import type { FeedItem } from '@vitrine/model';
import type { Wire } from '../Wire.ts';

export interface FeedRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a request is built from: settings of the document, keys of the shop, and how many items are wanted. */
export interface FeedWish {
  readonly wire: Wire;
  readonly keys: Readonly<Record<string, string>>;
  readonly count: number;
  /** What a first request has found, as the id of a name. */
  readonly found?: string;
}

/** A social network or the like, by its HTTP interface. */
export interface FeedSource {
  /** Keys without which nothing can be asked. */
  readonly keys: readonly string[];
  /** A first request, where a name has to be turned into an id; null: none is needed. */
  readonly lookup?: {
    readonly request: (wish: FeedWish) => FeedRequest | null;
    /** Null: nobody of that name. */
    readonly read: (answer: unknown) => string | null;
  };
  /** Null: the settings do not say what to fetch. */
  readonly request: (wish: FeedWish) => FeedRequest | null;
  /** What an answer says that is a refusal in spite of its status; null: it is none. */
  readonly failure?: (answer: unknown) => string | null;
  /** Of an answer of whatever shape; dates are milliseconds. */
  readonly items: (answer: unknown, wish: FeedWish) => readonly SocialItem[];
}

/** Plain texts, but for `content`, which is HTML. */
export interface SocialItem {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly excerpt: string;
  readonly image: string;
  readonly thumb: string;
  readonly link: string;
  readonly authorName: string;
  readonly authorAvatar: string;
  readonly dateMs: number | null;
  readonly modifiedMs?: number | null;
  readonly tags?: string;
  readonly video?: string;
  /** Likes, comments, views and the like, by the names of the feed's fields. */
  readonly counts?: FeedItem;
}
