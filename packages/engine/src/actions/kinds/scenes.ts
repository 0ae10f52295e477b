import type { ActionKind } from '../ActionKind.ts';
import { targetsOf } from '../targetsOf.ts';

export const playScene: ActionKind = (action, context) => {
  if (action.scene === '') return;
  for (const layerId of targetsOf(action, context))
    context.host.layers.play(layerId, action.scene, { recursive: action.recursive, restart: false });
};

/** The named scene, or the one that a layer is in, once more from its start. */
export const replayScene: ActionKind = (action, context) => {
  const { layers } = context.host;
  for (const layerId of targetsOf(action, context)) {
    const scene = action.scene || layers.sceneOf(layerId) || 'in';
    layers.play(layerId, scene, { recursive: action.recursive, restart: true });
  }
};

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

/** Brings layers in or sends them out. */
export const layerScene =
  (scene: 'in' | 'out'): ActionKind =>
  (action, context) => {
    for (const layerId of targetsOf(action, context))
      context.host.layers.play(layerId, scene, { recursive: action.recursive, restart: false });
  };

/** Out when the layer is there, in whatever scene; in when it is not. */
export const toggleLayer: ActionKind = (action, context) => {
  const { layers } = context.host;
  for (const layerId of targetsOf(action, context)) {
    const current = layers.sceneOf(layerId);
    const scene = current === null || current === 'out' ? 'in' : 'out';
    layers.play(layerId, scene, { recursive: action.recursive, restart: false });
  }
};

export const stepFrame =
  (by: 1 | -1): ActionKind =>
  (action, context) => {
    for (const layerId of targetsOf(action, context)) context.host.layers.stepFrame(layerId, by);
  };
