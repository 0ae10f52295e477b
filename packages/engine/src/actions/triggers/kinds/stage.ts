import { STAGE_EVENTS } from '../StageEvent.ts';
import type { TriggerKind } from '../TriggerKind.ts';

/** What happens to layers on the stage, and to the slide for actions that name no layer. */
export const stage: TriggerKind = {
  names: STAGE_EVENTS,
  bind: ({ fire, onStageEvent }) => onStageEvent(({ name, layerId }) => fire(name, layerId, null)),
};
