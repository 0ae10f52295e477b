import type { ModalPort } from '../../actions/ActionHost.ts';
import type { Events } from '../createEvents.ts';
import type { PlayerEvents } from '../PlayerEvents.ts';

interface ModalPortOptions {
  readonly events: Events;
  readonly place: () => Pick<PlayerEvents['modal.open'], 'moduleId' | 'previous' | 'current' | 'next'>;
}

/** Modals belong to the page, not to a module: it is told what is wanted, and who keeps its modals does it. */
export function createModalPort({ events, place }: ModalPortOptions): ModalPort {
  return {
    open: (alias) => events.emit('modal.open', { ...place(), alias }),
    close: (alias) => events.emit('modal.close', { ...place(), alias }),
  };
}
