import type { ActionKind } from '../ActionKind.ts';
import { targetsOf } from '../targetsOf.ts';

export const toggleClass: ActionKind = (action, context) => {
  const names = action.className.split(/\s+/).filter((name) => name !== '');
  for (const layerId of targetsOf(action, context)) {
    const element = context.host.layers.elementOf(layerId);
    for (const name of names) element?.classList.toggle(name);
  }
};
