import type { ActionKind } from '../ActionKind.ts';
import { targetsOf } from '../targetsOf.ts';

/** The named scene, or the one that a layer is in, once more from its start. */
export const replayScene: ActionKind = (action, context) => {
  const { layers } = context.host;
  for (const layerId of targetsOf(action, context)) {
    const scene = action.scene || layers.sceneOf(layerId) || 'in';
    layers.play(layerId, scene, { recursive: action.recursive, restart: true });
  }
};
