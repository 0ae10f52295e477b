import { describe, expect, it } from 'vitest';
import { readAlone } from '../testing/readAlone.ts';
import { slideFields } from './slideFields.ts';

const read = (wire: unknown) => readAlone(slideFields, wire).value;

it('has the defaults of the specification', () => {
  expect(read({})).toMatchObject({
    parentId: null,
    language: 'default',
    publish: { from: '', to: '', state: 'published' },
    timing: { stop: false, lengthMs: null, hideAfterLoops: 0, hiddenFromNavigation: false },
    loop: { use: false, repeat: -1, startMs: 0, endMs: 99999 },
    params: [],
    actions: [],
    isGlobal: false,
    place: 'front',
  });
});

describe('params', () => {
  it('are kept when they say something, with their number, and a length of 500 where none is given', () => {
    const params = [{ v: 'Printing', l: '20' }, { v: '' }, { v: 'Metro' }, {}, 'plain text'];
    expect(read({ params }).params).toEqual([
      { value: 'Printing', length: 20, number: 1 },
      { value: 'Metro', length: 500, number: 3 },
      { value: 'plain text', length: 500, number: 5 },
    ]);
  });

  it('are ten at most', () => {
    const params = Array.from({ length: 14 }, (_, index) => ({ v: `p${index}` }));
    expect(read({ params }).params.map(({ value }) => value)).toEqual([
      'p0',
      'p1',
      'p2',
      'p3',
      'p4',
      'p5',
      'p6',
      'p7',
      'p8',
      'p9',
    ]);
  });

  it.each([[], {}, '', null])('are none for %j', (params) => {
    expect(read({ params }).params).toEqual([]);
  });

  it('are read from an object with numbered keys', () => {
    expect(read({ params: { 0: { v: 'a' }, 1: { v: 'b' } } }).params.map(({ value }) => value)).toEqual([
      'a',
      'b',
    ]);
  });
});

it.each([
  ['default', null],
  ['', null],
  ['7000', 7000],
  ['5000ms', 5000],
  ['5s', 5000],
  [3000, 3000],
])('reads the length %j as %j: null is the module’s own', (len, expected) => {
  expect(read({ slideshow: { len } }).timing.lengthMs).toBe(expected);
});

it.each([
  [null, null],
  ['', null],
  [0, null],
  ['0', null],
  [-1, null],
  [12, '12'],
  ['12', '12'],
])('reads the parent %j as %j', (parentId, expected) => {
  expect(read({ parentId }).parentId).toBe(expected);
});

it.each([
  ['published', 'published'],
  ['', 'published'],
  ['unpublished', 'unpublished'],
  ['draft', 'draft'],
])('reads the publish state %j as %s', (state, expected) => {
  expect(read({ publish: { state } }).publish.state).toBe(expected);
});

it.each([
  ['visible', true],
  [true, true],
  [false, false],
  [undefined, false],
])('reads the overflow of a global slide, %j, as visible: %j', (oflow, expected) => {
  expect(read({ oflow }).overflowVisible).toBe(expected);
});
