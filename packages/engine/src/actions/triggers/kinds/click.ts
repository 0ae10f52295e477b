import { createDisposers, listen } from '@vitrine/browser';
import { bindKeys } from '../bindKeys.ts';
import { followLink, followPlainLink } from '../followLink.ts';
import type { TriggerKind, TriggerScope } from '../TriggerKind.ts';

/** Clicks, and the keys that click. Always bound: any slide can hold a link to an anchor of the page. */
export const click: TriggerKind = {
  names: ['click'],
  bind(scope) {
    const disposers = createDisposers();
    disposers.add(listen(scope.root, 'click', (event) => onClick(event, scope)));
    if (scope.actions.events.includes('click')) disposers.add(bindKeys(scope));
    return disposers.dispose;
  },
};

function onClick(event: Event, scope: TriggerScope): void {
  for (const source of scope.sourcesAt(event.target)) {
    for (const action of scope.actions.of('click', source)) {
      const call = { action, source, event, browserFollows: false };
      if (action.kind === 'link') followLink(call, scope);
      else scope.runner.run(call);
    }
  }
  followPlainLink(event, scope);
}
