/** spec/1 §4. */
export type ModalState = 'closed' | 'loading' | 'open';
export type ModalEvent = 'asked' | 'loaded' | 'failed' | 'left';

const NEXT: Readonly<Record<ModalState, Readonly<Partial<Record<ModalEvent, ModalState>>>>> = {
  closed: { asked: 'loading' },
  loading: { loaded: 'open', failed: 'closed', left: 'closed' },
  open: { left: 'closed' },
};

/** Where an event leads; one that means nothing now leads nowhere. */
export const nextModalState = (state: ModalState, event: ModalEvent): ModalState =>
  NEXT[state][event] ?? state;
