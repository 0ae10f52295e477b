import { resolveLink } from '../../links/resolveLink.ts';
import { windowName } from '../../links/windowName.ts';
import type { ActionKind } from '../ActionKind.ts';
import { motionOf } from './motionOf.ts';

/** spec/2 §2: opens the link, or scrolls when it leads to the page that it stands on. */
export const link: ActionKind = (action, { host: { page }, browserFollows }) => {
  if (browserFollows) return;
  const link = resolveLink(action.link, { ...action, page: page.location() });
  if (link.kind === 'open') page.open(link.href, windowName(action.targets[0]));
  if (link.kind !== 'scroll') return;
  page.scrollTo({ kind: 'anchor', name: link.anchor }, motionOf(action));
  page.setHash(link.anchor);
};
