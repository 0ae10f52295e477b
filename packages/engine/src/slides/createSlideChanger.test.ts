import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHANGE_MS, createTestChanger } from './testing/createTestChanger.ts';

afterEach(() => vi.restoreAllMocks());

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
  const { changer, over } = createTestChanger({ playMs: 0 });
  changer.request('1');
  changer.request('2');
  expect(changer.places).toEqual({ previous: '1', current: '2', next: null });
  expect(changer.isChanging).toBe(false);
  expect(over).toEqual(['null to 1', '1 to 2']);
});

it.each(['draw', 'enter', 'play'] as const)(
  'lets a slide come before it leads on, also when it does so as it has its step "%s"',
  (where) => {
    const { changer, told } = createTestChanger({
      during: (step, { to }) => step === where && to === '2' && changer.request('3'),
    });
    changer.request('2');
    expect(told).toEqual(['draw 2', 'enter 2', 'play 2', 'settle 2', 'draw 3', 'enter 3', 'play 3']);
    expect(changer.places).toEqual({ previous: '2', current: '3', next: null });
  },
);

it('puts the slide that left away before it goes on to one that is asked for at the end of a change', () => {
  const { changer, clock, told } = createTestChanger({
    during: (step, { to }) => step === 'settle' && to === '2' && changer.request('3'),
  });
  changer.request('2');
  clock.advance(CHANGE_MS);
  expect(told.slice(2)).toEqual(['play 2', 'settle 2', 'draw 3', 'enter 3', 'play 3']);
});

it.each(['draw', 'enter', 'play', 'settle'] as const)(
  'tells of a step "%s" that fails, settles the change and takes the next',
  (where) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { changer, clock, over } = createTestChanger({
      during(step, { to }) {
        if (step === where && to === '1') throw new Error('no such thing');
      },
    });
    changer.request('1');
    clock.advance(CHANGE_MS);
    expect([over, error.mock.calls.length, changer.isChanging]).toEqual([['null to 1'], 1, false]);
    changer.request('2');
    expect(changer.places).toEqual({ previous: '1', current: '2', next: null });
  },
);

it('settles a change that does not tell that it was interrupted', () => {
  const { changer, over } = createTestChanger({ isSilent: true });
  changer.request('0');
  changer.request('1');
  expect(over).toEqual(['null to 0, interrupted']);
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
    const { changer, clock, over, playing } = createTestChanger();
    changer.request('0');
    clock.advance(100);
    changer.request('1');
    expect(over).toEqual(['null to 0, interrupted']);
    expect(playing()).toBe(1);
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
  const { changer, clock, playing } = createTestChanger({ navDelayMs: 50 });
  changer.request('0');
  changer.request('1');
  changer.dispose();
  expect([playing(), clock.pending]).toEqual([0, 0]);
});

it.each(['draw', 'enter'] as const)('plays nothing more when it is disposed of in its step "%s"', (where) => {
  const { changer, over, told, playing } = createTestChanger({
    during: (step) => step === where && changer.dispose(),
  });
  changer.request('0');
  changer.request('1');
  expect([told.includes('play 0'), playing(), over]).toEqual([false, 0, ['null to 0, interrupted']]);
});

it('is changing from the drawing of a slide until the left one is put away, so that films wait for the end', () => {
  const seen: [string, boolean][] = [];
  const { changer, clock } = createTestChanger({ during: (step) => seen.push([step, changer.isChanging]) });
  changer.request('0');
  clock.advance(CHANGE_MS);
  expect(seen).toEqual([
    ['draw', true],
    ['enter', true],
    ['play', true],
    ['settle', true],
  ]);
  expect(changer.isChanging).toBe(false);
});
