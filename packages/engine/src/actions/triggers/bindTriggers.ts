import { createDisposers, type Disposer, listen } from '@vitrine/browser';
import { clickElement } from './clickElement.ts';
import { createScope, type ScopeOptions } from './createScope.ts';
import { TRIGGER_KINDS } from './kinds/index.ts';
import type { TriggerScope } from './TriggerKind.ts';
import { isKnownTrigger, triggerName } from './triggerName.ts';

interface TriggersOptions extends ScopeOptions {
  /** Where events that are none of a layer's come from: the document. */
  readonly document: EventTarget;
  /** Whether the slide is the current one; events of the document pass by all others. */
  readonly isActive: () => boolean;
}

export interface Triggers {
  /** As if the event had happened to the layer. */
  simulate(layerId: string, event: string): void;
  dispose: Disposer;
}

/**
 * Sets off the actions of a slide. Layers have no listeners: one a kind of event is on the slide's element, and only for
 * kinds that some action waits for.
 */
export function bindTriggers(options: TriggersOptions): Triggers {
  const scope = createScope(options);
  const disposers = createDisposers();
  const isUsed = (name: string): boolean => name === 'click' || scope.actions.events.includes(name);
  for (const kind of TRIGGER_KINDS) if (kind.names.some(isUsed)) disposers.add(kind.bind(scope));
  for (const name of scope.actions.events) {
    if (name === '' || isKnownTrigger(name)) continue;
    const onEvent = (event: Event): void => {
      if (options.isActive()) scope.fireAll(name, event);
    };
    disposers.add(listen(options.document, name, onEvent));
  }
  return {
    simulate: (layerId, event) => simulate(layerId, triggerName(event), scope),
    dispose: disposers.dispose,
  };
}

/** A real click, so that links and the page's own listeners get theirs; anything else goes to the actions alone. */
function simulate(layerId: string, name: string, { host, fire }: TriggerScope): void {
  const element = name === 'click' ? host.layers.elementOf(layerId) : null;
  if (element) clickElement(element);
  else fire(name, layerId, null);
}
