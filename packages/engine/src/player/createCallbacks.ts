import type { Disposer } from '@vitrine/browser';
import type { ActionCallback } from '../actions/ActionHost.ts';

/** Functions of the page that actions may call. Only what was handed over by name: a document names no code. */
export interface Callbacks {
  register(name: string, call: ActionCallback): Disposer;
  get(name: string): ActionCallback | null;
}

export function createCallbacks(): Callbacks {
  const calls = new Map<string, ActionCallback>();
  return {
    register(name, call) {
      calls.set(name, call);
      return () => {
        if (calls.get(name) === call) calls.delete(name);
      };
    },
    get: (name) => calls.get(name) ?? null,
  };
}
