import { openModule } from '@vitrine/model';
import { expect, it } from 'vitest';
import { hasWayOut } from './hasWayOut.ts';

const slide = (action: string, more: object = {}): object => ({
  slide: { ...more, actions: [{ a: action, src: [1] }] },
  layers: {},
});

it.each([
  ['its first slide closes it', { 1: slide('close_modal'), 2: slide('next') }, true],
  ['a global slide closes it', { 1: slide('next'), 9: slide('closeModal', { global: true }) }, true],
  ['only a later slide closes it', { 1: slide('next'), 2: slide('close_modal') }, false],
  ['nothing closes it', { 1: slide('link') }, false],
  ['there are no slides', {}, false],
])('a module where %s', (_, slides, expected) => {
  expect(hasWayOut(openModule({ settings: {}, slides }))).toBe(expected);
});
