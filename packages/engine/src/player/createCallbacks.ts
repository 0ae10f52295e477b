import type { ActionCallback, Callbacks } from '../ports/ActionHost.ts';

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
