import type { Disposer } from '@vitrine/browser';
import type { Slide } from '@vitrine/model';
import type { ActionHost } from '../../ports/ActionHost.ts';
import { actionsOf } from '../actionsOf.ts';
import type { ActionRunner } from '../createActionRunner.ts';
import { createSources } from './createSources.ts';
import type { StageEvent } from './StageEvent.ts';
import type { TriggerScope } from './TriggerKind.ts';

export interface ScopeOptions {
  /** The slide's element. */
  readonly root: Element;
  readonly slide: Slide;
  readonly host: Pick<ActionHost, 'layers' | 'page'>;
  readonly runner: ActionRunner;
  readonly onStageEvent: (call: (event: StageEvent) => void) => Disposer;
}

export function createScope({ root, slide, host, runner, onStageEvent }: ScopeOptions): TriggerScope {
  const actions = actionsOf(slide);
  return {
    root,
    actions,
    host,
    runner,
    onStageEvent,
    sourcesAt: createSources({ root, slide, ids: actions.sources, layers: host.layers }),
    fire(name, source, event) {
      for (const action of actions.of(name, source))
        runner.run({ action, source, event, browserFollows: false });
    },
    fireAll(name, event) {
      for (const action of actions.all(name))
        runner.run({ action, source: action.sources[0] ?? null, event, browserFollows: false });
    },
  };
}
