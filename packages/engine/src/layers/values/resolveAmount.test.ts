import type { FrameValue } from '@vitrine/model';
import { describe, expect, it } from 'vitest';
import { createValues } from './createValues.ts';
import { resolveAmount, resolveDegrees, resolveRatio } from './resolveAmount.ts';

const draw = { name: 'x', part: 0 };
const values = (direction: 1 | -1 = 1, turn = 0) => {
  const drawn = [0.25, 0.75, 0.5];
  return createValues({ direction, turn, random: () => drawn.shift() ?? 0 });
};
const fixed = (value: number, unit: '' | '%' | 'px' = '', mirrored = false): FrameValue => ({
  kind: 'fixed',
  value,
  unit,
  mirrored,
});

describe('a value of a frame', () => {
  it.each<[string, FrameValue, 1 | -1, number | undefined]>([
    ['is what it says', fixed(12, 'px'), 1, 12],
    ['is the same backwards', fixed(12, 'px'), -1, 12],
    ['is mirrored forwards as written', fixed(100, '%', true), 1, 100],
    ['is mirrored backwards turned round', fixed(100, '%', true), -1, -100],
    ['is never minus nothing', fixed(0, 'px', true), -1, 0],
    ['is nothing of its own when inherited', { kind: 'inherit' }, 1, undefined],
    ['is nothing of its own at an edge', { kind: 'edge', edge: 'left', mirrored: false }, 1, undefined],
  ])('%s', (_, value, direction, expected) => {
    expect(resolveAmount(value, draw, values(direction))?.value).toBe(expected);
  });

  it('is drawn once per play, for each part its own', () => {
    const random: FrameValue = { kind: 'random', from: -100, to: 100, unit: 'px', mirrored: false };
    const play = values();
    const at = (part: number) => resolveAmount(random, { name: 'x', part }, play)?.value;
    expect([at(0), at(1), at(0), at(1)]).toEqual([-50, 50, -50, 50]);
  });

  it('comes from a list by turns, from play to play and from part to part', () => {
    const cycle: FrameValue = { kind: 'cycle', values: [10, 20, 30], unit: 'px', mirrored: false };
    const plays = [0, 1, 2, 3].map((turn) => resolveAmount(cycle, draw, values(1, turn))?.value);
    expect(plays).toEqual([10, 20, 30, 10]);
    const parts = [0, 1, 2, 3].map((part) => resolveAmount(cycle, { name: 'x', part }, values())?.value);
    expect(parts).toEqual([10, 20, 30, 10]);
  });

  it('is as at rest where nothing is said', () => {
    expect(resolveDegrees({ kind: 'inherit' }, 45, draw, values())).toBe(45);
    expect(resolveRatio({ kind: 'inherit' }, 0.5, draw, values())).toBe(0.5);
  });

  it('is a hundredth for scale and opacity in percent', () => {
    expect(resolveRatio(fixed(120, '%'), 1, draw, values())).toBe(1.2);
    expect(resolveRatio(fixed(1.2), 1, draw, values())).toBe(1.2);
  });
});
