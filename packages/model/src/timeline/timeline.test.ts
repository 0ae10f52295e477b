import { describe, expect, it } from 'vitest';
import { readAlone } from '../testing/readAlone.ts';
import { fixed, INHERIT } from '../values/frameValue.ts';
import { timeline } from './timeline.ts';

const read = (wire: unknown, backend = false) => readAlone(timeline, wire, { backend }).value;
const five = <T>(value: T) => [value, value, value, value, value];
const idle = {
  content: null,
  mask: null,
  chars: null,
  words: null,
  lines: null,
  clip: null,
  filter: null,
  loop: null,
  pan: null,
  svg: null,
  background: null,
};

it.each([{}, [], null, undefined])('leaves every target alone for %j', (wire) => {
  expect(readAlone(timeline, wire)).toEqual({
    value: { in: idle, out: idle, named: {} },
    notes: [],
    paths: [],
  });
});

it('tells what is no timeline, and which scene is none', () => {
  expect(readAlone(timeline, 'fade')).toMatchObject({ value: { in: idle }, paths: ['here'] });
  expect(readAlone(timeline, { in: 'fade' })).toMatchObject({ value: { in: idle }, paths: ['here.in'] });
});

it('keeps scenes that only actions play under their names', () => {
  const { named } = read({ in: {}, scene_1: { content: { all: [{ t: 0 }] } }, note: 'text', scene_2: [] });
  expect(Object.keys(named)).toEqual(['scene_1']);
  expect(named['scene_1']?.content?.frames).toHaveLength(1);
});

it('fills in every target in editor mode', () => {
  const { in: entry } = read({}, true);
  expect(Object.entries(entry).filter(([, target]) => target === null)).toEqual([]);
  expect(entry.loop?.perspectivePx).toBe(600);
});

describe('a frame', () => {
  const frameOf = (frame: unknown) => {
    const { value, ...rest } = readAlone(timeline, { in: { content: { all: [frame] } } });
    return { frame: value.in.content?.frames[0], ...rest };
  };

  it('has the defaults of the specification', () => {
    expect(frameOf({}).frame).toMatchObject({
      start: { ms: 0, waits: false },
      durationMs: 300,
      ease: 'power3.inOut',
      x: five(INHERIT),
      opacity: INHERIT,
      scaleX: five(INHERIT),
      repeat: null,
      staggerMs: 0,
    });
  });

  it.each([
    ['w0', { ms: 0, waits: true }],
    ['w', { ms: 0, waits: true }],
    ['w150', { ms: 150, waits: true }],
    ['150', { ms: 150, waits: false }],
    [1000, { ms: 1000, waits: false }],
    ['1s', { ms: 1000, waits: false }],
  ])('starts at %j', (t, start) => {
    expect(frameOf({ t })).toMatchObject({ frame: { start }, notes: [] });
  });

  it('reads values per level or for all, as numbers and in words', () => {
    const { frame, notes } = frameOf({
      x: ['#a', '(100%)', 'inherit', 0, '5px'],
      sX: '0.5',
      o: '0',
      pE: 'n',
      dir: 'random',
      delay: '10',
    });
    expect(frame).toMatchObject({
      x: [
        { kind: 'fixed', value: 100, unit: '%', mirrored: true },
        { mirrored: true },
        INHERIT,
        fixed(0),
        fixed(5, 'px'),
      ],
      scaleX: five(fixed(0.5)),
      opacity: fixed(0),
      pointerEvents: 'none',
      staggerOrder: 'random',
      staggerMs: 100,
    });
    expect(notes).toEqual([]);
  });

  it('that PHP left empty is a frame of defaults', () => {
    expect(frameOf([])).toMatchObject({ frame: { durationMs: 300 }, notes: [] });
  });

  it('tells where a value is none', () => {
    expect(frameOf({ x: ['#a', 'NaN'], d: 'long' }).paths).toEqual([
      'here.in.content.all[0].d',
      'here.in.content.all[0].x[1]',
    ]);
  });

  it('alone stands for a list of one', () => {
    expect(read({ in: { content: { all: { t: 100 } } } }).in.content?.frames).toMatchObject([
      { start: { ms: 100 } },
    ]);
  });
});

describe('a loop', () => {
  it('has its frames together', () => {
    const { loop } = read({ in: { loop: { pers: '600px', all: [{ t: 0 }, { t: 300 }] } } }).in;
    expect(loop?.perspectivePx).toBe(600);
    expect(Object.keys(loop?.tracks ?? {})).toEqual(['all']);
    expect(loop?.tracks['all']).toHaveLength(2);
  });

  it('may be split, each property with frames of its own', () => {
    const wire = { scaleX: [{ sX: 2 }], opacity: [{ o: 0 }, { o: 1 }], filter: [{}] };
    const { value, notes } = readAlone(timeline, { in: { loop: wire } }, { tellUnknownKeys: true });
    const tracks = Object.entries(value.in.loop?.tracks ?? {});
    expect(tracks.map(([track, frames]) => [track, frames.length])).toEqual([
      ['scaleX', 1],
      ['opacity', 2],
      ['filter', 1],
    ]);
    expect(notes).toEqual([]);
  });

  it('repeats for ever where it names no count', () => {
    const { loop } = read({ in: { loop: { all: [{ rep: { y: true } }] } } }).in;
    expect(loop?.tracks['all']?.[0]?.repeat).toMatchObject({ count: -1, yoyo: true });
  });
});

describe('a clip', () => {
  it.each([
    ['b', 'bottom'],
    ['l', 'left'],
    ['r', 'right'],
    ['t', 'top'],
    ['center', 'center'],
  ])('from %j is from the %s', (orig, origin) => {
    expect(read({ in: { clip: { orig, type: 'c', all: [{ c: '0%' }] } } }).in.clip).toMatchObject({
      origin,
      kind: 'circle',
      frames: [{ amount: fixed(0, '%') }],
    });
  });
});
