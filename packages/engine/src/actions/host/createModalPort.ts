import type { ModalPort } from '../../ports/ActionHost.ts';
import type { Events, ModulePayload } from '../../ports/PlayerEvents.ts';

interface ModalPortOptions {
  readonly events: Events;
  readonly place: () => ModulePayload;
}

/** Modals belong to the page, not to a module: it is told what is wanted, and who keeps its modals does it. */
export function createModalPort({ events, place }: ModalPortOptions): ModalPort {
  return {
    open: (alias) => events.emit('modal.open', { ...place(), alias }),
    close: (alias) => events.emit('modal.close', { ...place(), alias }),
  };
}
