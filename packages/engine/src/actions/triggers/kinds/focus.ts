import { createDisposers, listen } from '@vitrine/browser';
import { createInside } from '../createInside.ts';
import { goesOutside } from '../goesOutside.ts';
import type { TriggerKind } from '../TriggerKind.ts';

/** Of a layer or of anything in it. */
export const focus: TriggerKind = {
  names: ['focus', 'blur'],
  bind({ root, sourcesAt, fire }) {
    const inside = createInside({
      onEnter: (source, event) => fire('focus', source, event),
      onLeave: (source, event) => fire('blur', source, event),
    });
    const disposers = createDisposers();
    disposers.add(listen(root, 'focusin', (event) => inside.move(sourcesAt(event.target), event)));
    disposers.add(
      listen(root, 'focusout', (event) => {
        if (goesOutside(event, root)) inside.move([], event);
      }),
    );
    return disposers.dispose;
  },
};
