import { createDisposers, listen } from '@vitrine/browser';
import { createInside } from '../createInside.ts';
import { goesOutside } from '../goesOutside.ts';
import type { TriggerKind } from '../TriggerKind.ts';

/** A finger does not hover: what browsers send for it would open and never close. */
const isTouch = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch';

export const hover: TriggerKind = {
  names: ['mouseenter', 'mouseleave'],
  bind({ root, sourcesAt, fire, onStageEvent }) {
    const inside = createInside({
      onEnter: (source, event) => fire('mouseenter', source, event),
      onLeave: (source, event) => fire('mouseleave', source, event),
    });
    const disposers = createDisposers();
    disposers.add(
      listen(root, 'pointerover', (event) => {
        if (!isTouch(event)) inside.move(sourcesAt(event.target), event);
      }),
    );
    disposers.add(
      listen(root, 'pointerout', (event) => {
        if (!isTouch(event) && goesOutside(event, root)) inside.move([], event);
      }),
    );
    // The pointer may be elsewhere when the slide comes back.
    disposers.add(
      onStageEvent(({ name, layerId }) => {
        if (layerId === null && name === 'leftstage') inside.forget();
      }),
    );
    return disposers.dispose;
  },
};
