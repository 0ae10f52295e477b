import { expect, it } from 'vitest';
import { placeFrame } from './placeFrame.ts';

const film = { width: 200, height: 100 };
const box = { width: 100, height: 100 };

it.each([
  ['cover', '50% 50%', { x: -50, y: 0, width: 200, height: 100 }],
  ['cover', '0% 50%', { x: 0, y: 0, width: 200, height: 100 }],
  ['contain', '50% 50%', { x: 0, y: 25, width: 100, height: 50 }],
  ['contain', '50% 10px', { x: 0, y: 10, width: 100, height: 50 }],
  ['fill', '50% 50%', { x: 0, y: 0, width: 100, height: 100 }],
  ['none', '100% 100%', { x: -100, y: 0, width: 200, height: 100 }],
  ['scale-down', '50% 50%', { x: 0, y: 25, width: 100, height: 50 }],
])('%s at %s', (fit, position, expected) => {
  expect(placeFrame(film, box, fit, position)).toEqual(expected);
});
