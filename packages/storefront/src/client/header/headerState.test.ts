import { describe, expect, it } from 'vitest';
import { headerState, stickyAfterPx } from './headerState.ts';

const plain = { slides: false, sticks: false, hides: false };
const place = { topPx: 0, lastPx: 0, bottomPx: 5000, afterPx: 300 };

describe('the height after which a header stays', () => {
  const measured = { rowTopPx: 40, headerPx: 150, abovePx: 0 };
  it.each([
    ['the top of its sticky row', plain, measured, 40],
    ['its own height where it slides in', { ...plain, slides: true }, measured, 150],
    ['a banner more where there is one', plain, { ...measured, abovePx: 60 }, 100],
    ['the usual 300 where no row is sticky', plain, { ...measured, rowTopPx: null }, 300],
    [
      'the usual 300 where it has no height yet',
      { ...plain, slides: true },
      { ...measured, headerPx: 0 },
      300,
    ],
  ])('is %s', (_, make, at, expected) => {
    expect(stickyAfterPx(make, at)).toBe(expected);
  });
});

describe('a header that stays', () => {
  it('is stuck past its threshold, not at it', () => {
    const stuck = [299, 300, 301].map((topPx) => headerState(plain, { ...place, topPx }).isStuck);
    expect(stuck).toEqual([false, false, true]);
  });

  it('hides on the way down a hundred beyond the threshold, and five hundred where it sticks', () => {
    const down = (topPx: number, make = { ...plain, hides: true }) =>
      headerState(make, { ...place, topPx, lastPx: topPx - 1 }).way;
    expect([400, 401].map((topPx) => down(topPx))).toEqual([undefined, 'down']);
    expect([800, 801].map((topPx) => down(topPx, { ...plain, hides: true, sticks: true }))).toEqual([
      undefined,
      'down',
    ]);
  });

  it('shows again on the way up, and at the foot of the page', () => {
    const make = { ...plain, hides: true };
    expect(headerState(make, { ...place, topPx: 900, lastPx: 950 }).way).toBe('up');
    expect(headerState(make, { ...place, topPx: 5000, lastPx: 4900 }).way).toBe('up');
    expect(headerState(make, { ...place, topPx: 4999.5, lastPx: 4900 }).way).toBe('up');
    expect(headerState(make, { ...place, topPx: 0, lastPx: 20 }).way).toBeNull();
  });

  it('is not hidden where it no longer stays, however far the page has jumped', () => {
    expect(headerState({ ...plain, hides: true }, { ...place, topPx: 50, lastPx: 2000 }).way).toBeNull();
  });
});
