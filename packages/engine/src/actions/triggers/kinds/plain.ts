import { createDisposers, listen } from '@vitrine/browser';
import type { TriggerKind } from '../TriggerKind.ts';

/** Events that bubble as they are. */
export const plain: TriggerKind = {
  names: ['dblclick', 'mousedown', 'mouseup', 'touchstart', 'touchend'],
  bind(scope) {
    const disposers = createDisposers();
    for (const name of plain.names.filter((each) => scope.actions.events.includes(each))) {
      const run = (event: Event): void => {
        for (const source of scope.sourcesAt(event.target)) scope.fire(name, source, event);
      };
      disposers.add(listen(scope.root, name, run, { passive: true }));
    }
    return disposers.dispose;
  },
};
