import { expect, it } from 'vitest';
import { createLoopCount } from './createLoopCount.ts';

/** How many slides of four play until the show is over; capped. */
function playedSlides(options: { loop: number; stopAt: number }, most = 40): number {
  const count = createLoopCount(options);
  for (let played = 1; played <= most; played++) if (count.isOver(((played - 1) % 4) + 1, 4)) return played;
  return Infinity;
}

it.each([
  ['goes on for ever without settings', { loop: 0, stopAt: -1 }, Infinity],
  ['runs once through', { loop: 1, stopAt: -1 }, 4],
  ['runs three times through', { loop: 3, stopAt: 0 }, 12],
  ['goes on past the slide it names without a number of loops', { loop: 0, stopAt: 2 }, Infinity],
  ['stops at the slide it names in the last round', { loop: 2, stopAt: 3 }, 7],
  ['takes a slide past the end for the last', { loop: 1, stopAt: 9 }, 4],
])('%s', (_, options, expected) => {
  expect(playedSlides(options)).toBe(expected);
});
