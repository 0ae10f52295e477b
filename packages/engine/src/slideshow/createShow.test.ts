import { createTestClock } from '@vitrine/browser/testing';
import { expect, it } from 'vitest';
import { createShow } from './createShow.ts';

function createTestShow({ auto = true, loop = 0, stopAt = -1, count = 3 } = {}) {
  const clock = createTestClock();
  const seen: string[] = [];
  let number = 1;
  const came = (stops = false): void => show.slideCame({ lengthMs: 1000, stops });
  const show = createShow({
    clock,
    auto,
    loop,
    stopAt,
    position: () => ({ number, count }),
    onEnded: () => seen.push(`ended ${number}`),
    onNext() {
      number = (number % count) + 1;
      came();
    },
    onFinished: () => seen.push('finished'),
    onPause: () => seen.push('pause'),
    onResume: () => seen.push('resume'),
  });
  came();
  return { clock, show, seen, came, number: () => number };
}

it('asks for the next slide when the time of one is over', () => {
  const { clock, seen, number } = createTestShow();
  clock.advance(2500);
  expect(seen).toEqual(['ended 1', 'ended 2']);
  expect(number()).toBe(3);
});

it.each([
  ['does not run late by what slides take to be drawn', 120, 3000],
  ['gives a slide that had to be waited for its whole time', 900, 4800],
])('%s', (_, drawMs, thirdEndsMs) => {
  const clock = createTestClock();
  const endedMs: number[] = [];
  const show = createShow({
    clock,
    auto: true,
    loop: 0,
    stopAt: -1,
    position: () => ({ number: 1, count: 3 }),
    onEnded: () => endedMs.push(clock.now()),
    onNext: () => void clock.after(drawMs, () => show.slideCame({ lengthMs: 1000, stops: false })),
    onFinished: () => undefined,
    onPause: () => undefined,
    onResume: () => undefined,
  });
  const startMs = clock.now();
  show.slideCame({ lengthMs: 1000, stops: false });
  clock.advance(6000);
  expect((endedMs[2] ?? 0) - startMs).toBe(thirdEndsMs);
});

it('tells who watches how it stands, at once and at every change', () => {
  const { clock, show } = createTestShow({ loop: 1 });
  const told: string[] = [];
  const stop = show.watch(({ status, number, remainingMs, isFinished, reasons }) =>
    told.push(`${number} ${status} ${remainingMs}${isFinished ? ' finished' : ''} ${[...reasons]}`),
  );
  clock.advance(300);
  show.timer.hold('hover');
  show.timer.hold('visitor');
  show.timer.release('hover');
  show.play();
  clock.advance(700);
  expect(told).toEqual([
    '1 playing 1000 ',
    '1 paused 700 hover',
    '1 paused 700 hover,visitor',
    '1 paused 700 visitor',
    '1 playing 700 ',
    '2 playing 1000 ',
    '2 playing 1000 ',
  ]);
  told.length = 0;
  clock.advance(2000);
  expect(told.at(-1)).toBe('3 off 0 finished ');
  stop();
  told.length = 0;
  show.timer.hold('tab');
  expect(told).toEqual([]);
});

it('finishes when it has run through, and stays there', () => {
  const { clock, seen, show } = createTestShow({ loop: 1 });
  clock.advance(20_000);
  expect(seen).toEqual(['ended 1', 'ended 2', 'ended 3', 'finished']);
  expect(show.timer.status).toBe('off');
});

it('runs through as often again when it is started after its end', () => {
  const { clock, seen, show } = createTestShow({ loop: 1 });
  clock.advance(20_000);
  seen.length = 0;
  show.play();
  clock.advance(1000);
  expect(seen).toEqual(['ended 3']);
  clock.advance(20_000);
  expect(seen).toEqual(['ended 3', 'ended 1', 'ended 2', 'ended 3', 'finished']);
});

it('tells when it pauses and goes on, with the time that was left', () => {
  const { clock, seen, show } = createTestShow();
  clock.advance(600);
  show.timer.hold('hover');
  clock.advance(5000);
  show.timer.release('hover');
  clock.advance(399);
  expect(seen).toEqual(['pause', 'resume']);
  clock.advance(1);
  expect(seen).toEqual(['pause', 'resume', 'ended 1']);
});

it('does not run where the author leaves it off, until the visitor wants it', () => {
  const { clock, seen, show } = createTestShow({ auto: false });
  clock.advance(5000);
  expect(seen).toEqual([]);
  show.play();
  clock.advance(1000);
  expect(seen).toEqual(['ended 1']);
});

it('runs on the visitor’s wish although motion is reduced', () => {
  const { clock, seen, show } = createTestShow();
  show.timer.hold('reducedMotion');
  clock.advance(5000);
  expect(seen).toEqual(['pause']);
  show.play();
  clock.advance(1000);
  expect(seen).toEqual(['pause', 'resume', 'ended 1']);
});

it('stays at a slide that stops it', () => {
  const { clock, seen, came } = createTestShow();
  came(true);
  clock.advance(5000);
  expect(seen).toEqual([]);
});

it('has nowhere to go with a single slide', () => {
  const { clock, seen, show } = createTestShow({ count: 1 });
  clock.advance(5000);
  expect([seen, show.isOn]).toEqual([[], false]);
});

it('stays paused by the visitor when the author lets it go on', () => {
  const { clock, seen, show } = createTestShow();
  show.timer.hold('forced');
  show.timer.hold('visitor');
  show.resume();
  clock.advance(5000);
  expect(seen).toEqual(['pause']);
  show.play();
  clock.advance(1000);
  expect(seen).toEqual(['pause', 'resume', 'ended 1']);
});
