import type { TriggerKind } from '../TriggerKind.ts';

/** Without the visitor: whenever the slide comes in. */
export const entry: TriggerKind = {
  names: ['load'],
  bind: ({ fireAll, onStageEvent }) =>
    onStageEvent(({ name, layerId }) => {
      if (layerId === null && name === 'enterstage') fireAll('load', null);
    }),
};
