import { easeOf } from '@vitrine/motion';
import { LINK_SCROLL_MS, SCROLL_EASE } from '../../limits.ts';
import { resolveLink } from '../../links/resolveLink.ts';
import type { PagePort } from '../../ports/ActionHost.ts';
import type { ActionCall } from '../ActionKind.ts';
import type { TriggerScope } from './TriggerKind.ts';

/** The real link that was clicked, in the slide. */
function anchorAt(event: Event, root: Element): Element | null {
  const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
  return anchor && root.contains(anchor) ? anchor : null;
}

/**
 * A click on a layer with a link action. What the browser does as well with the anchor is left to it, so that new tabs,
 * middle clicks and the visitor's settings work; the action is told all the same.
 */
export function followLink(call: ActionCall & { readonly event: Event }, scope: TriggerScope): void {
  const { event, source } = call;
  // Someone else has taken this click: the page's router, or another link of the layer.
  if (event.defaultPrevented) return;
  const anchor = anchorAt(event, scope.root);
  const isOwn = anchor !== null && source !== null && anchor === scope.host.layers.elementOf(source);
  // Another link inside of the layer was clicked.
  if (anchor && !isOwn) return;
  const browserFollows = isOwn && isForBrowser(call, scope.host.page);
  if (isOwn && !browserFollows) event.preventDefault();
  scope.runner.run({ ...call, browserFollows });
}

function isForBrowser({ action, event }: ActionCall & { readonly event: Event }, page: PagePort): boolean {
  if (isForNewTab(event)) return true;
  if (action.delayMs > 0 || action.rateLimitMs > 0 || action.repeatEveryMs > 0) return false;
  const link = resolveLink(action.link, { ...action, page: page.location() });
  return link.kind !== 'scroll' || !page.hasAnchor(link.anchor);
}

/** A link that no action stands for, of a layer or in its text: one to an anchor of this page scrolls there. */
export function followPlainLink(event: Event, { root, host: { page } }: TriggerScope): void {
  const anchor = anchorAt(event, root);
  if (!anchor || event.defaultPrevented || isForNewTab(event) || anchor.hasAttribute('download')) return;
  const href = anchor.getAttribute('href') ?? '';
  const link = resolveLink(href, { http: 'keep', anchor: '', page: page.location() });
  if (link.kind !== 'scroll' || !page.hasAnchor(link.anchor)) return;
  event.preventDefault();
  const motion = { durationMs: LINK_SCROLL_MS, ease: easeOf(SCROLL_EASE), offset: '0' };
  page.scrollTo({ kind: 'anchor', name: link.anchor }, motion);
  page.setHash(link.anchor);
}

const isForNewTab = (event: Event): boolean =>
  event instanceof MouseEvent &&
  (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0);
