import { expect, it } from 'vitest';
import { readPlace, withPlace } from './listPlace.ts';

const place = { pages: ['/shop/', '/shop/page/2/'], topPx: 1200 };

it('the place in a list is kept beside what other scripts keep there', () => {
  const state = withPlace({ theirs: 1 }, place);
  expect(state).toMatchObject({ theirs: 1 });
  expect(readPlace(state)).toEqual(place);
});

it.each([
  null,
  'text',
  {},
  { vitrineList: 7 },
  { vitrineList: { pages: [7], topPx: 0 } },
  { vitrineList: { pages: [], topPx: '0' } },
])('a state that others made is no place in a list: %j', (state) => {
  expect(readPlace(state)).toBeNull();
});
