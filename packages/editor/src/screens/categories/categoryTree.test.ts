import { describe, expect, it } from 'vitest';
import { branchOf, moveCategory, treeOf } from './categoryTree.ts';

const all = [
  { id: 1, parentId: null, position: 0 },
  { id: 2, parentId: 1, position: 0 },
  { id: 3, parentId: 2, position: 0 },
  { id: 4, parentId: null, position: 1 },
  { id: 5, parentId: 99, position: 2 },
];

describe('categories', () => {
  it('stand below their parents, and at the top where there is none', () => {
    const shape = (nodes: ReturnType<typeof treeOf>): unknown =>
      nodes.map(({ id, children }) => [id, shape(children)]);
    expect(shape(treeOf(all))).toEqual([
      [1, [[2, [[3, []]]]]],
      [4, []],
      [5, []],
    ]);
    expect([...branchOf(all, 1)]).toEqual([1, 2, 3]);
  });

  it('are moved, and those beside them make room', () => {
    expect(moveCategory(all, 4, { target: 1, position: 'before' })).toEqual([
      { id: 4, parentId: null, position: 0 },
      { id: 1, parentId: null, position: 1 },
    ]);
    expect(moveCategory(all, 4, { target: 2, position: 'after' })).toEqual([
      { id: 4, parentId: 1, position: 1 },
    ]);
    expect(moveCategory(all, 3, { target: 1, position: 'on' })).toEqual([
      { id: 3, parentId: 1, position: 1 },
    ]);
  });

  it('never go below themselves', () => {
    expect(moveCategory(all, 1, { target: 3, position: 'on' })).toEqual([]);
    expect(moveCategory(all, 1, { target: 1, position: 'after' })).toEqual([]);
  });
});
