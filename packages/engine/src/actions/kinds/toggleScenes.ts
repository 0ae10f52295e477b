import type { ActionKind } from '../ActionKind.ts';
import { targetsOf } from '../targetsOf.ts';

/**
 * Each layer goes to the second scene when it is in the first, else to the first. One that starts hidden (`atst`) is in
 * none yet, so that its first turn shows it.
 */
export const toggleScenes: ActionKind = (action, context) => {
  const { layers } = context.host;
  const first = action.sceneFirst || 'in';
  const second = action.sceneSecond || 'out';
  for (const layerId of targetsOf(action, context)) {
    const scene = layers.sceneOf(layerId) === first ? second : first;
    layers.play(layerId, scene, { recursive: action.recursive, restart: false });
  }
};
