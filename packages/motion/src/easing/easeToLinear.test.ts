import { beforeAll, expect, it } from 'vitest';
import { loadRareEases } from './easeOf.ts';
import { easeToLinear } from './easeToLinear.ts';
import { parseEase } from './parseEase.ts';

/** What a browser makes of a linear() curve. */
function follow(css: string, progress: number): number {
  const points = [...css.matchAll(/(-?[\d.e-]+) (-?[\d.e-]+)%/g)].map((match) => ({
    y: Number(match[1]),
    x: Number(match[2]) / 100,
  }));
  const after = Math.max(
    1,
    points.findIndex(({ x }) => x >= progress),
  );
  const [from, to] = [points[after - 1], points[after]];
  if (!from || !to) return Number.NaN;
  return from.y + ((progress - from.x) / (to.x - from.x || 1)) * (to.y - from.y);
}

beforeAll(loadRareEases);

it.each([
  'power3.inOut',
  'expo.out',
  'circ.inOut',
  'back.out(1.7)',
  'elastic.out(1,0.3)',
  'bounce.out',
  'slow',
  'M0,0 C0.2,0.9 0.1,1 1,1',
])('%s stays within a thousandth of its curve', (name) => {
  const css = easeToLinear(name);
  const ease = parseEase(name);
  const worst = Math.max(
    ...Array.from({ length: 1001 }, (_, index) => Math.abs(follow(css, index / 1000) - ease(index / 1000))),
  );
  expect(worst).toBeLessThan(0.0015);
});

it('is plain linear for eases that are a straight line', () => {
  expect(['none', '', 'power0', 'linear'].map(easeToLinear)).toEqual([
    'linear',
    'linear',
    'linear',
    'linear',
  ]);
});

it('stays short: a curve is sent with every animation', () => {
  expect(easeToLinear('power3.inOut').length).toBeLessThan(1500);
});
