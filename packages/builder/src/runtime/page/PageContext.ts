import type { UrlActions } from '../actions/startActions.ts';
import type { Breakpoints } from '../breakpoints/Breakpoints.ts';
import type { PageConfig } from './PageConfig.ts';

/** Scripts beside ours that count on what the original does: pages of others may have some, ours have none. */
export interface Extensions {
  /** Before any element has started. */
  meet(page: PageContext): void;
  /** What has come to be ready, of an element or of the page. */
  tell(event: string, element?: HTMLElement): void;
}

/** What every handler of a page knows. */
export interface PageContext {
  readonly config: PageConfig;
  readonly breakpoints: Breakpoints;
  readonly actions: UrlActions;
  readonly tell: Extensions['tell'];
  /** The device in hand, as the page's style sheet says it. */
  device(): string;
  /** Brings the elements below a node to life, those that have waited for it. */
  startWithin(root: Element): void;
}
