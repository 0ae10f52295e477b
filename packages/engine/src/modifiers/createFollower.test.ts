import { expect, it } from 'vitest';
import { createFollower } from './createFollower.ts';

it('is there at once without smoothing', () => {
  const follower = createFollower({ smoothingS: 0, ease: 'power3.out' }, 0);
  follower.follow(80, 1000);
  expect([follower.at(1000), follower.isMoving(1000)]).toEqual([80, false]);
});

it('takes the smoothing time, by its ease', () => {
  const follower = createFollower({ smoothingS: 2, ease: 'power1.out' }, 0);
  follower.follow(100, 0);
  expect([0, 1000, 2000, 9000].map((ms) => follower.at(ms))).toEqual([0, 75, 100, 100]);
  expect([0, 1999, 2000].map((ms) => follower.isMoving(ms))).toEqual([true, true, false]);
});

it('sets out anew from where it is when the goal changes', () => {
  const follower = createFollower({ smoothingS: 1, ease: 'none' }, 0);
  follower.follow(100, 0);
  follower.follow(0, 500);
  expect([500, 1000, 1500].map((ms) => follower.at(ms))).toEqual([50, 25, 0]);
});

it('stays on its way when the goal is told again', () => {
  const follower = createFollower({ smoothingS: 1, ease: 'none' }, 0);
  for (const ms of [0, 250, 500]) follower.follow(100, ms);
  expect(follower.at(500)).toBe(50);
});

it('takes its first goal at once where it has no start: a page may be loaded in the middle', () => {
  const follower = createFollower({ smoothingS: 3, ease: 'none' });
  follower.follow(300, 0);
  expect([follower.at(0), follower.isMoving(0)]).toEqual([300, false]);
});

it('goes straight where its ease cannot be read', () => {
  const follower = createFollower({ smoothingS: 1, ease: 'M0,0 nonsense' }, 0);
  follower.follow(10, 0);
  expect(follower.at(500)).toBe(5);
});
