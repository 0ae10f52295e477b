import { describe, expect, it } from 'vitest';
import { readAlone } from '../testing/readAlone.ts';
import { fixed } from '../values/frameValue.ts';
import { backgroundTransition } from './backgroundTransition.ts';

const read = (wire: unknown) => readAlone(backgroundTransition, wire).value;

it('has the defaults of the specification', () => {
  expect(read({})).toMatchObject({
    durationMs: 1000,
    random: false,
    preset: { key: 'fade' },
    in: { opacity: fixed(1), rows: 1, columns: 1 },
    out: { automatic: true },
    space3d: { kind: 'none' },
    filter: { used: false },
    ease: null,
    staggerMs: null,
  });
});

const temp = { t: '*south*', p: 'slideremovedown', m: 'basic', g: 'remove' };
const preset = { title: '*south*', key: 'slideremovedown', main: 'basic', group: 'remove' };

it('reads the flat form: `ms` is the length, `d` the stagger, `e` the effect', () => {
  const wire = {
    ms: '1200ms',
    d: 20,
    e: 'tpbasic',
    rnd: 'true',
    rndmain: 'basic',
    temp,
    in: { o: '0', x: '(100%)', e: 'power2.in' },
    out: { y: '-100%', a: false },
    d3: { f: 'cube', z: '400', su: 'true' },
  };
  expect(readAlone(backgroundTransition, wire, { tellUnknownKeys: true })).toMatchObject({
    value: {
      durationMs: 1200,
      staggerMs: 20,
      effect: 'tpbasic',
      random: true,
      randomFrom: 'basic',
      preset,
      in: { opacity: fixed(0), x: { value: 100, unit: '%', mirrored: true }, ease: 'power2.in' },
      out: { y: fixed(-100, '%'), automatic: false },
      space3d: { kind: 'cube', depth: 400, shadow: true },
    },
    notes: [],
  });
});

it('reads the form with frames: `d` is the length, `e` the ease, `tr` the effect', () => {
  const frame = {
    d: 1200,
    e: 'power2.inOut',
    tr: 'basic',
    sd: 600,
    o: 'outin',
    temp,
    in: { o: 0 },
    v: '7.0',
  };
  expect(readAlone(backgroundTransition, { all: [[], frame] }, { tellUnknownKeys: true })).toMatchObject({
    value: {
      durationMs: 1200,
      ease: 'power2.inOut',
      effect: 'basic',
      staggerMs: 600,
      order: 'outin',
      preset,
      in: { opacity: fixed(0) },
    },
    notes: [],
  });
});

it('tells the place of what it could not read in either form', () => {
  expect(readAlone(backgroundTransition, { ms: 'long' }).paths).toEqual(['here.ms']);
  expect(readAlone(backgroundTransition, { all: [[], { rnd: 'maybe' }] }).paths).toEqual(['here.all[1].rnd']);
});

it.each([{ all: [] }, { all: [[]] }, { all: 'x' }, []])('is a fade of 1000 ms for %j', (wire) => {
  expect(read(wire)).toMatchObject({ durationMs: 1000, preset: { key: 'fade' } });
});

describe('rows and columns', () => {
  it.each([
    [5, 5],
    ['8', 8],
    [0, 1],
    [-3, 1],
    [2.7, 2],
    ['random', 'random'],
    ['many', 1],
  ])('%j is %j: at least 1', (row, expected) => {
    expect(read({ in: { row, col: row } }).in).toMatchObject({ rows: expected, columns: expected });
  });
});
