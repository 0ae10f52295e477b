import type { Disposer } from '@vitrine/browser';
import type { ActionHost } from '../../ports/ActionHost.ts';
import type { SlideActions } from '../actionsOf.ts';
import type { ActionRunner } from '../createActionRunner.ts';
import type { StageEvent } from './StageEvent.ts';

/** A way in which events come: which names it serves, and how it listens when an action waits for one of them. */
export interface TriggerKind {
  readonly names: readonly string[];
  bind(scope: TriggerScope): Disposer;
}

/** What the triggers of one slide share. */
export interface TriggerScope {
  /** The slide's element: every listener of a layer's event is on it. */
  readonly root: Element;
  readonly actions: SlideActions;
  readonly host: Pick<ActionHost, 'layers' | 'page'>;
  readonly runner: ActionRunner;
  /** The sources that an event happened to, innermost first. */
  readonly sourcesAt: (target: EventTarget | null) => readonly string[];
  /** Runs what waits for the event of this layer, or of the slide (null). */
  readonly fire: (name: string, source: string | null, event: Event | null) => void;
  /** Runs what waits for the event, whichever its sources, each once. */
  readonly fireAll: (name: string, event: Event | null) => void;
  readonly onStageEvent: (call: (event: StageEvent) => void) => Disposer;
}
