import { describe, expect, it } from 'vitest';
import { parseEase } from './parseEase.ts';

const directions = ['in', 'out', 'inOut'];
const families = [
  'power0',
  'power1',
  'power2',
  'power3',
  'power4',
  'sine',
  'expo',
  'circ',
  'back',
  'elastic',
  'bounce',
];
const names = families.flatMap((family) => directions.map((direction) => `${family}.${direction}`));

describe.each([
  ...names,
  'none',
  'slow',
  'steps(5)',
  'slow(0.5,0.8,false)',
  'M0,0 C0.2,0 0.3,1 1,1',
  '0.4,0,0.2,1',
])('%s', (name) => {
  it('starts at 0 and ends at 1', () => {
    const ease = parseEase(name);
    expect(ease(0)).toBeCloseTo(0, 6);
    expect(ease(1)).toBeCloseTo(1, 6);
  });
});

it.each([
  ['power1.in', 0.5, 0.25],
  ['power2.out', 0.5, 0.875],
  ['power3.inOut', 0.25, 0.03125],
  ['power4', 0.5, 0.96875],
  ['sine.out', 0.5, Math.SQRT1_2],
  ['circ.in', 0.6, 0.2],
  ['back.in', 0.5, -0.0876975],
  ['back.out(3)', 0.5, 1.25],
  ['bounce.out', 0.5, 0.765625],
  ['steps(4)', 0.6, 0.5],
  ['slow', 0.5, 0.5],
])('%s is %d at %d', (name, progress, expected) => {
  expect(parseEase(name)(progress)).toBeCloseTo(expected, 6);
});

it.each(families)('%s eases out when it names no direction', (family) => {
  expect(parseEase(family)(0.3)).toBe(parseEase(`${family}.out`)(0.3));
});

it.each(directions)('elastic.%s passes its end on the way', (direction) => {
  const ease = parseEase(`elastic.${direction}(1.2,0.3)`);
  const values = Array.from({ length: 200 }, (_, index) => ease(index / 200));
  expect(Math.max(...values) > 1 || Math.min(...values) < 0).toBe(true);
});

it('takes an unknown name as a straight line', () => {
  expect(parseEase('nothing')(0.37)).toBe(0.37);
});

describe('eases drawn by hand', () => {
  it('are stretched from the box they were drawn in', () => {
    expect(parseEase('M0,100 L50,100 L100,0')(0.75)).toBeCloseTo(0.5, 6);
  });

  it('may be relative and smooth', () => {
    const ease = parseEase('M0,0 c0.1,0 0.2,0.5 0.5,0.5 s0.4,0.5 0.5,0.5');
    expect(ease(0.5)).toBeCloseTo(0.5, 3);
  });

  it.each(['M0,0', 'custom(nonsense)', 'M0,0 C1,1', 'M1,0 L0,1', 'M0,0 L1,0'])(
    'throw when the path is broken: %s',
    (path) => {
      expect(() => parseEase(path)).toThrow('Invalid CustomEase');
    },
  );
});

it('bounces lower each time and ends on the floor', () => {
  const ease = parseEase('bounce({strength:0.6})');
  expect([ease(0), ease(1)]).toEqual([0, 1]);
  const values = Array.from({ length: 400 }, (_, index) => ease(index / 400));
  expect(Math.max(...values)).toBeLessThanOrEqual(1);
  expect(
    values.filter((value, index) => value > 0.98 && (values[index - 1] ?? 0) <= 0.98).length,
  ).toBeGreaterThan(1);
});

it.each(['easeOut', 'easeInOut', 'uniform', 'random', 'anticipate'])(
  'a %s wiggle ends where it began',
  (kind) => {
    const ease = parseEase(`wiggle({wiggles:6, type:${kind}})`);
    expect([ease(0), ease(1)]).toEqual([0, 0]);
    expect(
      Array.from({ length: 100 }, (_, index) => Math.abs(ease(index / 100))).some((height) => height > 0.05),
    ).toBe(true);
  },
);
