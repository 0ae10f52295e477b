import type { ActionKind } from '../ActionKind.ts';

/** Tells the page: one event, or several in a list. */
export const documentEvent: ActionKind = (action, { host }) => {
  for (const name of action.documentEvent.split(/[\s,]+/)) if (name !== '') host.page.dispatch(name);
};
