import type { Action } from '@vitrine/model';
import type { ActionContext } from './ActionKind.ts';

/** The layers that an action names; one that names none means its own source. */
export function targetsOf(action: Action, { source }: ActionContext): readonly string[] {
  const named = action.targets.filter((target) => target !== '');
  return named.length > 0 || source === null ? named : [source];
}
