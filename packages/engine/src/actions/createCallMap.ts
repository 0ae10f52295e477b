import type { Action } from '@vitrine/model';
import type { ActionCall } from './ActionKind.ts';

/** Something remembered for an action and the layer that sets it off. */
export interface CallMap<Value> {
  get(call: ActionCall): Value | undefined;
  set(call: ActionCall, value: Value): void;
}

export function createCallMap<Value>(): CallMap<Value> {
  const byAction = new WeakMap<Action, Map<string | null, Value>>();
  return {
    get: ({ action, source }) => byAction.get(action)?.get(source),
    set({ action, source }, value) {
      const bySource = byAction.get(action) ?? new Map<string | null, Value>();
      byAction.set(action, bySource.set(source, value));
    },
  };
}
