import type { Clock } from '@vitrine/browser';
import type { Action } from '@vitrine/model';
import { ACTION_DEBOUNCE_MS } from '../limits.ts';
import type { ActionCall } from './ActionKind.ts';
import { createCallMap } from './createCallMap.ts';

/**
 * Says whether an action may run now: not twice from the same layer within the debounce, and from whatever layer not
 * within its rate limit. Both count from when it was last let through, before its delay.
 */
export function createGate(clock: Clock): (call: ActionCall) => boolean {
  const bySource = createCallMap<number>();
  const byAction = new WeakMap<Action, number>();
  const isWithin = (ms: number, sinceMs = -Infinity): boolean => clock.now() - sinceMs < ms;
  return (call) => {
    const { action } = call;
    if (isWithin(ACTION_DEBOUNCE_MS, bySource.get(call))) return false;
    if (isWithin(action.rateLimitMs, byAction.get(action))) return false;
    bySource.set(call, clock.now());
    byAction.set(action, clock.now());
    return true;
  };
}
