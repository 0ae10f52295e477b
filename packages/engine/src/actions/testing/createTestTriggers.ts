import { createTestClock, type TestClock } from '@vitrine/browser/testing';
import { createActionRunner } from '../createActionRunner.ts';
import { bindTriggers, type Triggers } from '../triggers/bindTriggers.ts';
import type { StageEvent } from '../triggers/StageEvent.ts';
import { createTestHost, type TestHost } from './createTestHost.ts';
import { slideWith } from './slideWith.ts';

export interface TestTriggers {
  readonly host: TestHost;
  readonly clock: TestClock;
  readonly triggers: Triggers;
  readonly root: HTMLElement;
  /** Kinds of the actions that were told, with their source: `next 1`. */
  readonly told: string[];
  /** Names of the listeners that are on the slide's element now. */
  readonly listeners: string[];
  isActive: boolean;
  element(id: string): HTMLElement;
  stage(name: StageEvent['name'], layerId?: string | null): void;
}

/** A slide in the page: the elements with `data-layer` are its layers. Time passes between any two acts of a test. */
export function createTestTriggers(
  actions: readonly object[],
  html = '<p data-layer="1"></p>',
  layers: Readonly<Record<string, object>> = {},
): TestTriggers {
  const root = document.createElement('sr7-slide');
  const listeners = countListeners(root);
  root.innerHTML = html;
  document.body.replaceChildren(root);
  const host = createTestHost();
  for (const found of root.querySelectorAll<HTMLElement>('[data-layer]'))
    host.elements.set(found.dataset['layer'] ?? '', found);
  const clock = createTestClock();
  const told: string[] = [];
  const runner = createActionRunner({
    clock,
    host,
    onAction: ({ action, source }) => told.push(`${action.kind} ${source}`),
  });
  const stageListeners = new Set<(event: StageEvent) => void>();
  const test = { isActive: true };
  const triggers = bindTriggers({
    root,
    slide: slideWith(actions, layers),
    host,
    runner,
    document,
    isActive: () => test.isActive,
    onStageEvent(call) {
      stageListeners.add(call);
      return () => void stageListeners.delete(call);
    },
  });
  host.onSimulate = triggers.simulate;
  return Object.assign(test, {
    host,
    clock,
    triggers,
    root,
    told,
    listeners,
    element(id: string) {
      const found = root.querySelector<HTMLElement>(`[data-layer="${id}"]`);
      if (!found) throw new Error(`no element of layer ${id}`);
      return found;
    },
    stage(name: StageEvent['name'], layerId: string | null = null) {
      clock.advance(20);
      for (const listener of stageListeners) listener({ name, layerId });
    },
  });
}

function countListeners(root: HTMLElement): string[] {
  const names: string[] = [];
  const add = root.addEventListener.bind(root);
  const remove = root.removeEventListener.bind(root);
  root.addEventListener = (name: string, ...rest: [EventListener]) => {
    names.push(name);
    add(name, ...rest);
  };
  root.removeEventListener = (name: string, ...rest: [EventListener]) => {
    if (names.includes(name)) names.splice(names.indexOf(name), 1);
    remove(name, ...rest);
  };
  return names;
}
