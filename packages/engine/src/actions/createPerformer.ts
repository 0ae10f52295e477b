import type { Clock } from '@vitrine/browser';
import type { Action } from '@vitrine/model';
import { ACTION_DEBOUNCE_MS } from '../limits.ts';
import type { ActionHost } from '../ports/ActionHost.ts';
import type { ActionCall } from './ActionKind.ts';
import { KINDS } from './kinds/index.ts';

export interface PerformerOptions {
  readonly clock: Clock;
  readonly host: ActionHost;
  /** An action is about to run; also one of a kind that nobody knows, so that a page can act on it. */
  readonly onAction?: (call: ActionCall) => void;
}

/** Runs an action now: tells, then does. One that fails is told once and breaks nothing else. */
export function createPerformer({ clock, host, onAction }: PerformerOptions): (call: ActionCall) => void {
  const failed = new WeakSet<Action>();
  const warned = new Set<string>();
  const toggledMs = new Map<string, number>();

  function warn(message: string): void {
    if (!warned.has(message)) console.warn(message);
    warned.add(message);
  }

  function toggleSource({ source }: ActionCall): void {
    if (source === null) return;
    const sinceMs = clock.now() - (toggledMs.get(source) ?? -Infinity);
    if (sinceMs < ACTION_DEBOUNCE_MS) return;
    toggledMs.set(source, clock.now());
    host.layers.toggleText(source);
  }

  return (call) => {
    const { action } = call;
    // A document may name anything a kind, `constructor` too.
    const kind = Object.hasOwn(KINDS, action.kind) ? KINDS[action.kind] : undefined;
    try {
      onAction?.(call);
      kind?.(action, { ...call, host, warn, toggleSource: () => toggleSource(call) });
    } catch (error) {
      if (!failed.has(action)) console.error(`The action "${action.kind}" failed.`, error);
      failed.add(action);
    }
  };
}
