import { expect, it } from 'vitest';
import { outOfView } from './crossing.ts';

const lowModule = (top: number) => outOfView({ top, height: 500, viewHeight: 800 });
const highModule = (top: number) => outOfView({ top, height: 1000, viewHeight: 800 });

it('is at rest while all of the module shows', () => {
  expect([0, 150, 300].map(lowModule)).toEqual([0, 0, 0]);
});

it('counts what is out at the top, and below zero what is out at the bottom', () => {
  expect([-100, -500].map(lowModule)).toEqual([100, 500]);
  expect([400, 800].map(lowModule)).toEqual([-100, -500]);
});

it('goes no further than the module is high', () => {
  expect([-900, 5000].map(lowModule)).toEqual([500, -500]);
});

it('is at rest for a module higher than the view where it fills the view from its top on', () => {
  expect([200, 0, -300].map(highModule)).toEqual([-200, 0, 300]);
});

it('takes a fraction of a pixel for none', () => {
  expect([-0.4, 300.6].map(lowModule)).toEqual([0, 0]);
});
