import { expect, it } from 'vitest';
import { MEDIA_STATES, type MediaSignal, nextState } from './MediaState.ts';

it('has the six states by the numbers that pages know', () => {
  expect(MEDIA_STATES).toEqual({ unstarted: -1, ended: 0, playing: 1, paused: 2, buffering: 3, cued: 4 });
});

const lifeOf = (...signals: readonly MediaSignal[]) =>
  signals.reduce((states, signal) => [...states, nextState(states.at(-1) ?? 'unstarted', signal)], [
    'unstarted' as const,
  ] as (keyof typeof MEDIA_STATES)[]);

it('goes from its beginning to its end, and again', () => {
  expect(lifeOf('cue', 'wait', 'play', 'wait', 'play', 'pause', 'play', 'end', 'play')).toEqual([
    'unstarted',
    'cued',
    'buffering',
    'playing',
    'buffering',
    'playing',
    'paused',
    'playing',
    'ended',
    'playing',
  ]);
});

it.each<[MediaSignal[], string]>([
  [['play', 'end', 'pause'], 'ended'],
  [['play', 'cue'], 'playing'],
  [['end'], 'unstarted'],
  [['cue', 'end'], 'cued'],
  [['play', 'pause', 'cue'], 'paused'],
])('%j leaves it %s: what cannot be is not believed', (signals, state) => {
  expect(lifeOf(...signals).at(-1)).toBe(state);
});
