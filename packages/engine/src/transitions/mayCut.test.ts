import { expect, it } from 'vitest';
import { TRANSITION_KINDS } from './kinds/index.ts';
import { mayCut } from './mayCut.ts';
import { planTransition } from './planTransition.ts';
import { context } from './testing/plan.ts';
import { presetTransition, readTransition } from './testing/readTransition.ts';

const keys = Object.values(TRANSITION_KINDS).flatMap(({ presets }) => Object.keys(presets()));
const isCut = (transition: ReturnType<typeof readTransition>, random: number): boolean => {
  const { entering, leaving } = planTransition(transition, { ...context, random: () => random });
  return entering.isCut || leaving.isCut;
};

it.each(keys)('whatever is drawn for %s, it is known before whether it is cut', (key) => {
  const transition = presetTransition(key);
  const cuts = [0, 0.2, 0.4, 0.6, 0.8, 0.99].filter((random) => isCut(transition, random));
  expect(cuts.length === 0 || mayCut(transition)).toBe(true);
});

it.each([
  ['rows of its own', { in: { row: 4, x: '100%' } }, true],
  ['a random grid', { in: { col: 'random', o: 0 } }, true],
  ['a mask', { in: { m: true, x: '100%' } }, true],
  ['a random pick', { rnd: true }, true],
  ['one move of the whole', { in: { x: '100%' } }, false],
])('%s', (_, wire, expected) => {
  expect(mayCut(readTransition({ temp: { p: 'own' }, ...wire }))).toBe(expected);
});

it('a slide that says nothing is not cut', () => {
  expect(mayCut(null)).toBe(false);
});
