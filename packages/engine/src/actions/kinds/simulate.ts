import type { ActionKind } from '../ActionKind.ts';

/** Two layers that simulate each other do so once: the runner takes an action once within its debounce. */
export const simulate: ActionKind = (action, { host }) => {
  for (const layerId of action.targets) host.layers.simulate(layerId, action.simulates || 'click');
};
