import type { ActionKind } from '../ActionKind.ts';
import { targetsOf } from '../targetsOf.ts';

export const playScene: ActionKind = (action, context) => {
  if (action.scene === '') return;
  for (const layerId of targetsOf(action, context))
    context.host.layers.play(layerId, action.scene, { recursive: action.recursive, restart: false });
};
