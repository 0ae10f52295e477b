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
  | { readonly kind: 'redirect'; readonly to: string }
  | null;

/** `path`: what follows the page's own part of the address. */
export type PageHandler = (call: Call, path: readonly string[]) => Promise<PageResult>;

export const redirect = (to: string): PageResult => ({ kind: 'redirect', to });
