import type { MediaCommand } from '../../ports/ActionHost.ts';
import type { ActionKind } from '../ActionKind.ts';
import { targetsOf } from '../targetsOf.ts';

/** Commands a layer's player. */
export const media =
  (command: MediaCommand): ActionKind =>
  (action, context) => {
    for (const layerId of targetsOf(action, context))
      context.host.media.command(command, { kind: 'layer', layerId, slide: action.mediaSlide });
  };

/** Commands every player of the module. */
export const allMedia =
  (command: MediaCommand): ActionKind =>
  (_, { host }) =>
    host.media.command(command, { kind: 'all' });
