import type { ActionKind } from '../ActionKind.ts';
import { targetsOf } from '../targetsOf.ts';

export const stepFrame =
  (by: 1 | -1): ActionKind =>
  (action, context) => {
    for (const layerId of targetsOf(action, context)) context.host.layers.stepFrame(layerId, by);
  };
