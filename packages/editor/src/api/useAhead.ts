import { startTransition, useOptimistic, useRef } from 'react';

type Change<Value> = (next: Value, store: () => Promise<unknown>) => void;

/**
 * Shows what will be while it is being stored, so that nobody waits to see what they did themselves; what was refused is as it was. For what costs nothing
 * if it fails: an order, a place, a switch. Several changes are stored one after the other.
 */
export function useAhead<Value>(stored: Value): readonly [Value, Change<Value>] {
  const [shown, show] = useOptimistic(stored);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const change: Change<Value> = (next, store) =>
    startTransition(async () => {
      show(next);
      const turn = last.current.then(store);
      last.current = turn.catch(() => undefined);
      await turn;
    });
  return [shown, change];
}
