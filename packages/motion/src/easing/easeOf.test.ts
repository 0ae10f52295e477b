import { expect, it, vi } from 'vitest';
import { easeOf, isRareEase, loadRareEases } from './easeOf.ts';
import { parseEase } from './parseEase.ts';

const COMMON = [
  'none',
  'power3.inOut',
  'sine.in',
  'expo.out',
  'circ',
  'back.out(1.7)',
  'Strong.out',
  'nothing',
];
const RARE = ['elastic.out(1,0.3)', 'bounce.out', 'bounce({strength:0.6})', 'slow', 'steps(5)'];
const DRAWN = ['wiggle({wiggles:8})', 'custom(M0,0 L0.2,0.6 L1,1)', 'M0,0 L0.2,0.6 L1,1'];

it.each(COMMON)('%s is there at once', (name) => {
  expect(isRareEase(name)).toBe(false);
  expect(easeOf(name)(0.3)).toBe(parseEase(name)(0.3));
});

it.each([...RARE, ...DRAWN])('%s is there once it was fetched', async (name) => {
  expect(isRareEase(name)).toBe(true);
  await loadRareEases();
  expect(easeOf(name)(0.3)).toBe(parseEase(name)(0.3));
});

it('plays a broken path as a straight line, and says so once', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await loadRareEases();
  expect([easeOf('M0,0 X1')(0.3), easeOf('M0,0 X1')(0.6)]).toEqual([0.3, 0.6]);
  expect(told.mock.calls).toEqual([['Invalid CustomEase: M0,0 X1']]);
  told.mockRestore();
});
