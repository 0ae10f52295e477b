import type { ActionKind } from '../ActionKind.ts';
import { targetsOf } from '../targetsOf.ts';

/** Brings layers in or sends them out. */
export const layerScene =
  (scene: 'in' | 'out'): ActionKind =>
  (action, context) => {
    for (const layerId of targetsOf(action, context))
      context.host.layers.play(layerId, scene, { recursive: action.recursive, restart: false });
  };
