import { createTestClock } from '@vitrine/browser/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSlideChanger } from './createSlideChanger.ts';

const CHANGE_MS = 1000;

function createTestChanger({ navDelayMs = 0, unprepared = [] as string[] } = {}) {
  const clock = createTestClock();
  const waiting = new Set(unprepared);
  const over: string[] = [];
  let runningNow = 0;
  const changer = createSlideChanger({
    clock,
    navDelayMs,
    isPrepared: (key) => !waiting.has(key),
    play(_, onOver) {
      runningNow++;
      const end = (interrupted: boolean): void => {
        stop();
        runningNow--;
        onOver(interrupted);
      };
      const stop = clock.after(CHANGE_MS, () => end(false));
      return { interrupt: () => end(true) };
    },
    onOver: ({ from, to }, interrupted) => over.push(`${from} to ${to}${interrupted ? ', interrupted' : ''}`),
  });
  return {
    clock,
    changer,
    over,
    prepare: (key: string) => waiting.delete(key),
    running: () => runningNow,
  };
}

it('makes the asked slide current, the current one previous, and then none is next', () => {
  const { changer, clock } = createTestChanger();
  changer.request('0');
  clock.advance(CHANGE_MS);
  changer.request('2');
  expect(changer.places).toEqual({ previous: '0', current: '2', next: null });
  expect(changer.isChanging).toBe(true);
  clock.advance(CHANGE_MS);
  expect(changer.isChanging).toBe(false);
});

it('takes back the next slide when the current one is asked for', () => {
  const { changer } = createTestChanger({ unprepared: ['3'] });
  changer.request('0');
  changer.request('3');
  expect(changer.places.next).toBe('3');
  changer.request('0');
  expect(changer.places.next).toBeNull();
});

it('waits until the slide is prepared, looking every 19 ms', () => {
  const { changer, clock, prepare } = createTestChanger({ unprepared: ['1'] });
  changer.request('0');
  clock.advance(CHANGE_MS);
  changer.request('1');
  clock.advance(500);
  expect(changer.places.current).toBe('0');
  prepare('1');
  clock.advance(19);
  expect(changer.places.current).toBe('1');
});

it('goes on at once after a change that takes no time', () => {
  const clock = createTestClock();
  const changer = createSlideChanger({
    clock,
    navDelayMs: 0,
    isPrepared: () => true,
    play(_, onOver) {
      onOver(false);
      return { interrupt: () => undefined };
    },
  });
  changer.request('1');
  changer.request('2');
  expect(changer.places).toEqual({ previous: '1', current: '2', next: null });
  expect(changer.isChanging).toBe(false);
});

it('lets a slide come before it leads on, also when it does so at once', () => {
  const clock = createTestClock();
  const seen: string[] = [];
  const changer = createSlideChanger({
    clock,
    navDelayMs: 0,
    isPrepared: () => true,
    play({ to }, onOver) {
      seen.push(`begin ${to}`);
      if (to === '2') changer.request('3');
      return {
        interrupt() {
          seen.push(`end ${to}`);
          onOver(true);
        },
      };
    },
  });
  changer.request('2');
  expect(seen).toEqual(['begin 2', 'end 2', 'begin 3']);
  expect(changer.places).toEqual({ previous: '2', current: '3', next: null });
});

describe('outside the viewport', () => {
  it('a request waits and runs when the module comes back', () => {
    const { changer } = createTestChanger();
    changer.request('0');
    changer.setInViewport(false);
    changer.request('2');
    expect(changer.places).toMatchObject({ current: '0', next: '2' });
    changer.setInViewport(true);
    expect(changer.places).toMatchObject({ current: '2', next: null });
  });
});

describe('while a change is running', () => {
  it('a request interrupts it when there is no delay, and its end is told with the flag', () => {
    const { changer, clock, over, running } = createTestChanger();
    changer.request('0');
    clock.advance(100);
    changer.request('1');
    expect(over).toEqual(['null to 0, interrupted']);
    expect(running()).toBe(1);
    clock.advance(CHANGE_MS);
    expect(over).toEqual(['null to 0, interrupted', '0 to 1']);
  });

  it('a request waits its turn when there is one, and the latest counts', () => {
    const { changer, clock, over } = createTestChanger({ navDelayMs: 300 });
    changer.request('0');
    changer.request('1');
    changer.request('2');
    clock.advance(900);
    expect(changer.places).toMatchObject({ current: '0', next: '2' });
    clock.advance(200);
    expect(changer.places).toMatchObject({ current: '2', next: null });
    expect(over).toEqual(['null to 0']);
  });
});

it('leaves nothing running or waiting when it is disposed of', () => {
  const { changer, clock, running } = createTestChanger({ navDelayMs: 50 });
  changer.request('0');
  changer.request('1');
  changer.dispose();
  expect([running(), clock.pending]).toEqual([0, 0]);
});

it('never runs two changes, never gets stuck and ends on the last slide asked for, whatever is asked when', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('request' as const), value: fc.nat(5) }),
    fc.record({ kind: fc.constant('advance' as const), value: fc.nat(1500) }),
    fc.record({ kind: fc.constant('viewport' as const), value: fc.nat(1) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.constantFrom(0, 200), (steps, navDelayMs) => {
      const { changer, clock, running } = createTestChanger({ navDelayMs });
      let asked: string | null = null;
      for (const { kind, value } of steps) {
        if (kind === 'request') changer.request((asked = String(value)));
        else if (kind === 'advance') clock.advance(value);
        else changer.setInViewport(value === 1);
        expect(running()).toBeLessThanOrEqual(1);
      }
      changer.setInViewport(true);
      clock.advance(10 * CHANGE_MS);
      expect(changer.places).toMatchObject({ current: asked, next: null });
      expect([running(), clock.pending]).toEqual([0, 0]);
    }),
    { numRuns: 1000, seed: 7 },
  );
});
