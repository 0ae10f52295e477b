import type { UrlActions } from '../actions/startActions.ts';
import type { Breakpoints } from '../breakpoints/Breakpoints.ts';
import type { Hooks } from '../hooks/createHooks.ts';
import type { PageConfig } from './PageConfig.ts';

/** What every handler of a page knows. */
export interface PageContext {
  readonly config: PageConfig;
  readonly breakpoints: Breakpoints;
  readonly hooks: Hooks;
  readonly actions: UrlActions;
  /** The device in hand, as the page's style sheet says it. */
  device(): string;
  /** Brings the elements below a node to life, those that have waited for it. */
  startWithin(root: Element): void;
}
