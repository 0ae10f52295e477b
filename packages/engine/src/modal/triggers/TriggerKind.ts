import type { Clock, Disposer } from '@vitrine/browser';
import type { ModalSettings } from '@vitrine/model';

export type ModalTrigger = ModalSettings['trigger'];

export interface TriggerHost {
  readonly alias: string;
  readonly document: Document;
  readonly clock: Clock;
  /** The visitor asked for it. */
  readonly open: () => void;
  /** It comes by itself: not again where it is shown one time only. */
  readonly offer: () => void;
}

/** Watches for one thing that opens a modal; null where the settings do not want it. */
export type TriggerKind = (trigger: ModalTrigger, host: TriggerHost) => Disposer | null;
