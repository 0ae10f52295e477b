import type { Disposer } from '@vitrine/browser';
import type { TriggerScope } from './TriggerScope.ts';

/** A way in which events come: which names it serves, and how it listens when an action waits for one of them. */
export interface TriggerKind {
  readonly names: readonly string[];
  bind(scope: TriggerScope): Disposer;
}
