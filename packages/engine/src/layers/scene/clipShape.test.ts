import { expect, it } from 'vitest';
import { type ClipState, clipShape } from './clipShape.ts';

const rectangle = (origin: ClipState['origin'], amount: number) =>
  clipShape({ kind: 'rectangle', origin, amount });

it.each<[ClipState['origin'], string]>([
  ['left', 'inset(0% 70% 0% 0%)'],
  ['right', 'inset(0% 0% 0% 70%)'],
  ['top', 'inset(0% 0% 70% 0%)'],
  ['bottom', 'inset(70% 0% 0% 0%)'],
  ['center', 'inset(35% 35% 35% 35%)'],
  ['rectangle', 'inset(35% 35% 35% 35%)'],
  ['x', 'inset(0% 35% 0% 35%)'],
  ['y', 'inset(35% 0% 35% 0%)'],
  ['invh', 'polygon(0% 0%,15% 0%,15% 100%,85% 100%,85% 0%,100% 0%,100% 100%,0% 100%)'],
  ['invv', 'polygon(0% 0%,0% 15%,100% 15%,100% 85%,0% 85%,0% 100%,100% 100%,100% 0%)'],
])('30 %% of a rectangle from %s', (origin, expected) => {
  expect(rectangle(origin, 30)).toBe(expected);
});

it.each(['left', 'right', 'top', 'bottom', 'center', 'x', 'y'] as const)(
  'all of it from %s is the whole box',
  (origin) => {
    expect(rectangle(origin, 100)).toBe('inset(0% 0% 0% 0%)');
    expect(rectangle(origin, 250)).toBe('inset(0% 0% 0% 0%)');
  },
);

it('opens a circle from the middle, or from an edge far enough to reach every corner', () => {
  expect(clipShape({ kind: 'circle', origin: 'center', amount: 80 })).toBe('circle(80% at 50% 50%)');
  expect(clipShape({ kind: 'circle', origin: 'left', amount: 100 })).toBe('circle(141.4214% at 0% 50%)');
});
