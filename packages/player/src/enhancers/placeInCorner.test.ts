import { expect, it } from 'vitest';
import { type Box, freeCorner } from './placeInCorner.ts';

const box: Box = { left: 0, top: 0, right: 400, bottom: 300 };
const at = (left: number, top: number, width = 80, height = 40): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

it('puts the pause button into the lower corner at the start of the line where nothing is', () => {
  expect(freeCorner(box, [], false)).toBe('end-start');
  expect(freeCorner(box, [at(150, 100)], true)).toBe('end-start');
});

it('puts the pause button into the next corner where something lies already', () => {
  const lowerLeft = at(0, 260);
  const lowerRight = at(330, 260);
  expect(freeCorner(box, [lowerLeft], false)).toBe('end-end');
  expect(freeCorner(box, [lowerLeft, lowerRight], false)).toBe('start-end');
  expect(freeCorner(box, [lowerLeft], true)).toBe('end-start');
  expect(freeCorner(box, [lowerRight], true)).toBe('end-end');
});

it('puts the pause button into the corner that is least covered where none is free', () => {
  const everywhere = [at(0, 0, 400, 10), at(0, 200, 400, 100), at(0, 0, 50, 300)];
  expect(freeCorner(box, everywhere, false)).toBe('start-end');
});
