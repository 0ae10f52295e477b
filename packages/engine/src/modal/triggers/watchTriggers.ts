import { type Clock, createDisposers, type Disposer } from '@vitrine/browser';
import { wasShown } from '../oneTime.ts';
import { TRIGGERS } from './kinds/index.ts';
import type { ModalTrigger } from './TriggerKind.ts';

interface TriggerOptions {
  readonly alias: string;
  readonly trigger: ModalTrigger;
  readonly document: Document;
  readonly clock: Clock;
  readonly open: () => void;
}

/** Opens a modal by whatever its settings name. */
export function watchTriggers({ trigger, open, ...options }: TriggerOptions): Disposer {
  const { alias, document } = options;
  const disposers = createDisposers();
  const offer = (): void => {
    if (!trigger.once || !wasShown(alias, document)) open();
  };
  for (const watch of TRIGGERS) {
    const stop = watch(trigger, { ...options, open, offer });
    if (stop) disposers.add(stop);
  }
  return disposers.dispose;
}
