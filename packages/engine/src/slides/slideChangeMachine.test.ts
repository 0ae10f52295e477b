import { expect, it } from 'vitest';
import { type ChangeEvent, type ChangeState, nextChangeState, nextSlideIn } from './slideChangeMachine.ts';

const after = (...events: ChangeEvent[]): ChangeState => events.reduce<ChangeState>(nextChangeState, 'asked');

const DRAWN = ['admitted', 'prepared', 'drawn'] as const;

it.each<[string, ChangeState, ChangeEvent[]]>([
  ['is prepared once it is admitted', 'preparing', ['admitted']],
  ['waits again when the module leaves the view while it is prepared', 'asked', ['admitted', 'heldBack']],
  ['is drawn once it is prepared', 'drawing', ['admitted', 'prepared']],
  ['takes its turn once it is drawn', 'entering', [...DRAWN]],
  ['plays once its turn is taken', 'playing', [...DRAWN, 'entered']],
  ['is settled once it has played', 'settled', [...DRAWN, 'entered', 'over', 'putAway']],
  ['does not play when it could not be drawn', 'settling', ['admitted', 'prepared', 'failed']],
  ['does not play when the player goes', 'settling', [...DRAWN, 'stopped']],
  ['ends once', 'settled', [...DRAWN, 'entered', 'over', 'putAway', 'over']],
  ['that is drawn is not held back', 'drawing', ['admitted', 'prepared', 'heldBack']],
])('a change %s', (_, state, events) => {
  expect(after(...events)).toBe(state);
});

it.each<[ChangeState, string, number]>([
  ['preparing', 'replaces', 0],
  ['drawing', 'waits', 0],
  ['entering', 'waits', 0],
  ['playing', 'interrupts', 0],
  ['playing', 'waits', 200],
  ['settling', 'waits', 0],
])('a slide that is asked for while another is %s %s (delay %d ms)', (state, what, navDelayMs) => {
  expect(nextSlideIn(state, navDelayMs)).toBe(what);
});
