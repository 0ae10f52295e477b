import type { ActionKind } from '../ActionKind.ts';
import { targetsOf } from '../targetsOf.ts';

/** Two layers that simulate each other do so once: the runner takes an action once within its debounce. */
export const simulate: ActionKind = (action, { host }) => {
  for (const layerId of action.targets) host.layers.simulate(layerId, action.simulates || 'click');
};

export const toggleClass: ActionKind = (action, context) => {
  const names = action.className.split(/\s+/).filter((name) => name !== '');
  for (const layerId of targetsOf(action, context)) {
    const element = context.host.layers.elementOf(layerId);
    for (const name of names) element?.classList.toggle(name);
  }
};
