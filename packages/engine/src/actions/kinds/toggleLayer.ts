import type { ActionKind } from '../ActionKind.ts';
import { targetsOf } from '../targetsOf.ts';

/** Out when the layer is there, in whatever scene; in when it is not. */
export const toggleLayer: ActionKind = (action, context) => {
  const { layers } = context.host;
  for (const layerId of targetsOf(action, context)) {
    const current = layers.sceneOf(layerId);
    const scene = current === null || current === 'out' ? 'in' : 'out';
    layers.play(layerId, scene, { recursive: action.recursive, restart: false });
  }
};
