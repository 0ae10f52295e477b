import type { ActionKind } from '../ActionKind.ts';

/** Calls what the page has registered. Authors write the name with or without the brackets of a call. */
export const callback: ActionKind = (action, { host, source, event, warn }) => {
  const name = action.callback.trim().replace(/\s*(?:\(\s*\))?\s*;?$/, '');
  if (name === '') return;
  const call = host.callback(name);
  if (call) call({ layerId: source, event });
  else warn(`no callback is registered under the name "${name}"`);
};
