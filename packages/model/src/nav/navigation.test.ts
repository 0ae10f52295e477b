import { describe, expect, it } from 'vitest';
import { readAlone } from '../testing/readAlone.ts';
import { navigation } from './navigation.ts';

const read = (wire: unknown, backend = false) => readAlone(navigation, wire, { backend }).value;

it('has the defaults of the specification', () => {
  expect(read({})).toMatchObject({
    arrows: null,
    bullets: null,
    tabs: null,
    thumbs: null,
    scrubber: null,
    keyboard: { direction: 'off' },
    wheel: { use: false, cooldownMs: 1500 },
    swipe: { use: false, touches: 1 },
  });
});

it.each(['arrows', 'bullets', 'tabs', 'thumbs', 'scrubber'] as const)(
  'gives %s the delays of the specification: 1000 ms in, 1200 ms out',
  (kind) => {
    expect(read({ [kind]: { set: true } })[kind]).toMatchObject({
      on: true,
      alwaysOn: false,
      delayInMs: [1000, 1000, 1000, 1000, 1000],
      delayOutMs: [1200, 1200, 1200, 1200, 1200],
      show: [true, true, true, true, true],
    });
  },
);

it('reads an element as it comes', () => {
  const { thumbs } = read({
    thumbs: {
      set: 'true',
      on: true,
      key: 'gyges copy;39',
      d: ['#a', 'vertical', '#a', '#a', '#a'],
      dOut: ['#a', 200, '#a', '#a', '1200'],
      io: 'o',
      m: ['#a', 3, '#a', '#a', '#a'],
      v: ['#a', 'mid', '#a', '#a', '#a'],
      size: { w: [50, 50, 50, 50, 50], mw: '40' },
      cst: { bg: '#111111', 'bg-def': true },
      def: { bg: { title: 'Background', type: 'color', data: '#111111' } },
    },
  });
  expect(thumbs).toMatchObject({
    on: true,
    alwaysOn: true,
    look: 'gygescopy39',
    direction: ['vertical', 'vertical', 'vertical', 'vertical', 'vertical'],
    delayOutMs: [200, 200, 200, 200, 1200],
    placed: 'outside',
    maxVisible: [3, 3, 3, 3, 3],
    vertical: ['center', 'center', 'center', 'center', 'center'],
    size: { width: [50, 50, 50, 50, 50], minWidth: 40 },
    placeholderValues: { bg: '#111111', 'bg-def': 'true' },
    placeholders: { bg: { data: '#111111' } },
  });
});

describe('keyboard', () => {
  it.each([
    ['horizontal', 'horizontal'],
    ['vertical', 'vertical'],
    [true, 'horizontal'],
    [false, 'off'],
    ['false', 'off'],
  ])('%j is %s', (use, direction) => {
    expect(read({ k: { use } }).keyboard.direction).toBe(direction);
  });
});

describe('wheel', () => {
  it.each([
    ['on', true, false],
    [true, true, false],
    ['carousel', true, true],
    [false, false, false],
    ['off', false, false],
    ['', false, false],
  ])('%j is on: %j, and keeps turning: %j', (use, isOn, wraps) => {
    expect(read({ m: { use, cd: '1000' } }).wheel).toMatchObject({ use: isOn, wraps, cooldownMs: 1000 });
  });
});

it.each([
  ['reverse', true],
  ['default', false],
])('a wheel whose direction is %j is reversed: %j', (r, reverse) => {
  expect(read({ m: { use: 'on', r } }).wheel.reverse).toBe(reverse);
});

describe('fingers of a swipe', () => {
  it.each([
    ['2', 2],
    [5, 5],
    ['50', 1],
    [0, 1],
  ])('%j are %d', (t, touches) => {
    expect(read({ s: { use: true, t } }).swipe.touches).toBe(touches);
  });
});
