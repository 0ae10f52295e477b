import { expect, it } from 'vitest';
import { type ModalEvent, type ModalState, nextModalState } from './modalMachine.ts';

const after = (...events: ModalEvent[]): ModalState => events.reduce<ModalState>(nextModalState, 'closed');

it.each<[string, ModalState, ModalEvent[]]>([
  ['loads when it is asked for', 'loading', ['asked']],
  ['opens once it is loaded', 'open', ['asked', 'loaded']],
  ['stays closed when it cannot be loaded', 'closed', ['asked', 'failed']],
  ['closes when it is left', 'closed', ['asked', 'loaded', 'left']],
  ['does not open when it was left while it loaded', 'closed', ['asked', 'left', 'loaded']],
  ['is asked for once', 'open', ['asked', 'loaded', 'asked']],
  ['opens again', 'open', ['asked', 'loaded', 'left', 'asked', 'loaded']],
])('a modal %s', (_, state, events) => {
  expect(after(...events)).toBe(state);
});
