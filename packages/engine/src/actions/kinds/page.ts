import type { Action } from '@vitrine/model';
import { easeOf } from '@vitrine/motion';
import { SCROLL_EASE } from '../../limits.ts';
import { resolveLink } from '../../links/resolveLink.ts';
import { windowName } from '../../links/windowName.ts';
import type { ScrollMotion } from '../../ports/ActionHost.ts';
import type { ActionKind } from '../ActionKind.ts';

/** How an action scrolls. A broken custom ease must not keep the visitor from where the link leads. */
const motionOf = ({ speedMs, ease, offset }: Action): ScrollMotion => ({
  durationMs: speedMs,
  ease: easeOf(ease, SCROLL_EASE),
  offset,
});

/** spec/2 §2: opens the link, or scrolls when it leads to the page that it stands on. */
export const link: ActionKind = (action, { host: { page }, browserFollows }) => {
  if (browserFollows) return;
  const link = resolveLink(action.link, { ...action, page: page.location() });
  if (link.kind === 'open') page.open(link.href, windowName(action.targets[0]));
  if (link.kind !== 'scroll') return;
  page.scrollTo({ kind: 'anchor', name: link.anchor }, motionOf(action));
  page.setHash(link.anchor);
};

/** To an element of the page by its id (facts: `target`); to the module when the action names none. */
export const scroll: ActionKind = (action, { host }) => {
  const name = (action.targets[0] || action.anchor).trim().replace(/^#/, '');
  host.page.scrollTo(name === '' ? { kind: 'module' } : { kind: 'anchor', name }, motionOf(action));
};

export const scrollBelow: ActionKind = (action, { host }) =>
  host.page.scrollTo({ kind: 'below' }, motionOf(action));

export const fullscreen =
  (mode: 'on' | 'off'): ActionKind =>
  (_, { host }) =>
    void host.page.fullscreen(mode);

/** Where nothing can be switched over, a text that says so would mislead. */
export const toggleFullscreen: ActionKind = (_, { host, toggleSource }) => {
  if (host.page.fullscreen('toggle')) toggleSource();
};

/** Tells the page: one event, or several in a list. */
export const documentEvent: ActionKind = (action, { host }) => {
  for (const name of action.documentEvent.split(/[\s,]+/)) if (name !== '') host.page.dispatch(name);
};

export const motionPermission: ActionKind = (_, { host }) => host.page.requestMotionPermission();
