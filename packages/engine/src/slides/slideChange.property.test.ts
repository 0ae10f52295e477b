import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHANGE_MS, createTestChanger } from './testing/createTestChanger.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const KEYS = ['0', '1', '2', '3', '4', '5'];
const anyKey = fc.constantFrom(...KEYS);
const anyStep = fc.constantFrom('draw' as const, 'enter' as const, 'play' as const, 'settle' as const);

/** What happens to a module from outside, one after the other. */
const anyEvent = fc.oneof(
  fc.record({ kind: fc.constant('request' as const), key: anyKey }),
  fc.record({ kind: fc.constant('prepare' as const), key: anyKey }),
  fc.record({ kind: fc.constant('forget' as const), key: anyKey }),
  fc.record({ kind: fc.constant('viewport' as const), isIn: fc.boolean() }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(1500) }),
);

/** What a step does by itself, once: lead on to another slide, or fail. */
const anyTwist = fc.record({ step: anyStep, on: anyKey, leadsTo: fc.option(anyKey), fails: fc.boolean() });

const anyRun = fc.record({
  events: fc.array(anyEvent, { maxLength: 50 }),
  twists: fc.array(anyTwist, { maxLength: 6 }),
  navDelayMs: fc.constantFrom(0, 200),
  playMs: fc.constantFrom(0, CHANGE_MS),
  unprepared: fc.uniqueArray(anyKey),
});

type Run = typeof anyRun extends fc.Arbitrary<infer Value> ? Value : never;

/** Plays a run; `check` is called after everything that happens. */
function play(run: Run, check: (test: ReturnType<typeof createTestChanger>) => void) {
  const twists = [...run.twists];
  let asked: string | null = null;
  const test = createTestChanger({
    ...run,
    during(step, { to }) {
      const index = twists.findIndex((twist) => twist.step === step && twist.on === to);
      const [twist] = index < 0 ? [] : twists.splice(index, 1);
      if (twist?.leadsTo) test.changer.request((asked = twist.leadsTo));
      if (twist?.fails) throw new Error('fails');
    },
  });
  const { changer, clock, prepare, forget } = test;
  for (const event of run.events) {
    if (event.kind === 'request') changer.request((asked = event.key));
    else if (event.kind === 'prepare') prepare(event.key);
    else if (event.kind === 'forget') forget(event.key);
    else if (event.kind === 'viewport') changer.setInViewport(event.isIn);
    else clock.advance(event.ms);
    check(test);
  }
  return { ...test, asked: () => asked };
}

const RUNS = { numRuns: 1000, seed: 7 };

it('there is one current slide at most, it never goes, and one change plays, whatever is asked when', () => {
  fc.assert(
    fc.property(anyRun, (run) => {
      let hadCurrent = false;
      play(run, ({ changer, playing, begun, over }) => {
        const { current, next } = changer.places;
        expect(hadCurrent && current === null).toBe(false);
        hadCurrent ||= current !== null;
        expect(hadCurrent).toBe(begun() > 0);
        expect(next === null || next !== current).toBe(true);
        expect(playing()).toBeLessThanOrEqual(1);
        expect(changer.isChanging).toBe(begun() - over.length === 1);
      });
    }),
    RUNS,
  );
});

it('no request is lost: in view and with all slides there, the last one asked for becomes the current one', () => {
  fc.assert(
    fc.property(anyRun, (run) => {
      const { changer, clock, prepare, asked } = play(run, () => undefined);
      changer.setInViewport(true);
      for (const key of KEYS) prepare(key);
      clock.advance(20 * CHANGE_MS);
      expect(changer.places).toMatchObject({ current: asked(), next: null });
      expect([changer.isChanging, clock.pending]).toEqual([false, 0]);
    }),
    RUNS,
  );
});

it('every change that was begun is settled once, in order, interrupted, failed or played to its end', () => {
  fc.assert(
    fc.property(anyRun, (run) => {
      const { changer, clock, told, over, begun, playing } = play(run, () => undefined);
      clock.advance(20 * CHANGE_MS);
      changer.dispose();
      const ends = told.filter((each) => /draw|settle/.test(each));
      for (let index = 0; index < ends.length; index += 2)
        expect(ends[index + 1]).toBe(ends[index]?.replace('draw', 'settle'));
      expect([over.length, playing(), clock.pending]).toEqual([begun(), 0, 0]);
    }),
    RUNS,
  );
});
