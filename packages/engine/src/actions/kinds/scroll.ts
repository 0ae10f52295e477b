import type { ActionKind } from '../ActionKind.ts';
import { motionOf } from './motionOf.ts';

/** To an element of the page by its id (facts: `target`); to the module when the action names none. */
export const scroll: ActionKind = (action, { host }) => {
  const name = (action.targets[0] || action.anchor).trim().replace(/^#/, '');
  host.page.scrollTo(name === '' ? { kind: 'module' } : { kind: 'anchor', name }, motionOf(action));
};
