import { expect, it } from 'vitest';
import { createSlidePool } from './createSlidePool.ts';

it('lets the slides go that were used longest ago', () => {
  const pool = createSlidePool(2);
  for (const key of ['a', 'b', 'c', 'a']) pool.add(key);
  expect(pool.trim(new Set())).toEqual(['b']);
  expect([...pool.keys]).toEqual(['c', 'a']);
});

it('keeps what is needed, even when that is more than it may hold', () => {
  const pool = createSlidePool(1);
  for (const key of ['a', 'b', 'c']) pool.add(key);
  expect(pool.trim(new Set(['a', 'c']))).toEqual(['b']);
  expect([...pool.keys]).toEqual(['a', 'c']);
});
