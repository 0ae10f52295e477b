import { describe, expect, it } from 'vitest';
import { moveItems } from './moveItems.ts';

describe('things in an order', () => {
  const all = [1, 2, 3, 4];

  it.each([
    { moved: [4], target: 1, position: 'before', result: [4, 1, 2, 3] },
    { moved: [1], target: 4, position: 'after', result: [2, 3, 4, 1] },
    { moved: [4, 1], target: 3, position: 'before', result: [2, 1, 4, 3] },
    { moved: [2], target: 2, position: 'after', result: all },
  ] as const)('put $moved $position $target', ({ moved, target, position, result }) => {
    expect(moveItems<number>(all, new Set(moved), target, position)).toEqual(result);
  });
});
