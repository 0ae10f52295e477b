import { describe, expect, it } from 'vitest';
import { branchOf, moveItem, treeOf } from './placedTree.ts';

const all = [
  { id: 1, parentId: null, position: 0 },
  { id: 2, parentId: 1, position: 0 },
  { id: 3, parentId: 2, position: 0 },
  { id: 4, parentId: null, position: 1 },
  { id: 5, parentId: 99, position: 2 },
];

describe('what stands in a tree', () => {
  it('stands below its parent, and at the top where there is none', () => {
    const shape = (nodes: ReturnType<typeof treeOf>): unknown =>
      nodes.map(({ id, children }) => [id, shape(children)]);
    expect(shape(treeOf(all))).toEqual([
      [1, [[2, [[3, []]]]]],
      [4, []],
      [5, []],
    ]);
    expect([...branchOf(all, 1)]).toEqual([1, 2, 3]);
  });

  it('is moved, and what is beside it makes room', () => {
    expect(moveItem(all, 4, { target: 1, position: 'before' })).toEqual([
      { id: 4, parentId: null, position: 0 },
      { id: 1, parentId: null, position: 1 },
    ]);
    expect(moveItem(all, 4, { target: 2, position: 'after' })).toEqual([{ id: 4, parentId: 1, position: 1 }]);
    expect(moveItem(all, 3, { target: 1, position: 'on' })).toEqual([{ id: 3, parentId: 1, position: 1 }]);
  });

  it('never goes below itself', () => {
    expect(moveItem(all, 1, { target: 3, position: 'on' })).toEqual([]);
    expect(moveItem(all, 1, { target: 1, position: 'after' })).toEqual([]);
  });
});
