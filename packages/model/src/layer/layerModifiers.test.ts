import { expect, it } from 'vitest';
import { openModule } from '../index.ts';

function read(mod: unknown) {
  const module = openModule({
    id: '1',
    slides: { 1: { id: 1, layers: { 1: { id: 1, type: 'text', mod } } } },
  });
  return module.slide('1').layers[0]?.modifiers ?? null;
}

it('reads real scroll and mouse modifiers, numbers written as text among them', () => {
  const mod = {
    s: { u: true, x: 0, y: '-2', s: 0, e: 'power3.out', ut: false, rX: 0, rY: 0, rZ: 0, sc: 1 },
    m: { u: true, x: '-2', y: 0, s: 3, e: 'power3.out', o: 'c' },
    mask: false,
  };
  expect(read(mod)).toMatchObject({
    scroll: { use: true, x: 0, y: -2, smoothingS: 0, timeline: 'off', scale: 1 },
    mouse: { use: true, x: -2, y: 0, smoothingS: 3, ease: 'power3.out', origin: 'centre' },
  });
});

it('reads effects on scroll', () => {
  const effects = { u: true, uf: true, b: '3', g: 0, f: 'off', d: 'a', t: 0.3 };
  expect(read({ s: effects })?.scroll).toMatchObject({
    filterUsed: true,
    blurPx: 3,
    grayscalePercent: 0,
    opacityUsed: false,
    direction: 'all',
    threshold: 0.3,
  });
});

it.each([
  [0.5, 50],
  [1, 100],
  [80, 80],
])('greying of %j is %j per cent', (g, expected) => {
  expect(read({ s: { g } })?.scroll?.grayscalePercent).toBe(expected);
});

it.each([
  [{ so: 0 }, 'unset'],
  [{ ut: true }, 'on'],
  [{ ut: 'on' }, 'on'],
  [{ ut: false }, 'off'],
])('%j: whether the layer follows a scroll-based timeline is %s', (s, expected) => {
  expect(read({ s })?.scroll?.timeline).toBe(expected);
});

it('counts from the centre unless it is told the point of entry', () => {
  expect([{ o: 'c' }, { o: 'e' }, {}].map((m) => read({ m })?.mouse?.origin)).toEqual([
    'centre',
    'entry',
    'centre',
  ]);
});

it('bounds what would stop a page or never come', () => {
  expect(read({ s: { s: -4, t: 7 } })?.scroll).toMatchObject({ smoothingS: 0, threshold: 1 });
});
