import type { PageView } from '@vitrine/contract/shop';
import type { PageTag } from '../../pageVersions/PageTag.ts';
import type { Call } from '../call/Call.ts';

/** What a page's address leads to; null: there is no such page. */
export type PageResult =
  | {
      readonly kind: 'page';
      readonly page: PageView;
      /** The same for everyone: any cache may hold it. */
      readonly isShared: boolean;
      /** What it is made of; without it, the page is drawn anew for everyone who asks. */
      readonly tags?: readonly PageTag[] | undefined;
    }
  /** For programs: a feed, or the map of the site. The same for everyone. */
  | {
      readonly kind: 'xml';
      /** Its one address, below the site's. */
      readonly path: string;
      readonly body: string;
      readonly type: string;
      readonly tags: readonly PageTag[];
    }
  /** After a form. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** It has another address now, for good. */
  | { readonly kind: 'moved'; readonly to: string }
  | null;

/** `path`: what follows the page's own part of the address. */
export type PageHandler = (call: Call, path: readonly string[]) => Promise<PageResult>;

export const redirect = (to: string): PageResult => ({ kind: 'redirect', to });
