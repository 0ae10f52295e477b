import { expect, it } from 'vitest';
import { readLayer } from '../layers/testing/createTestLayer.ts';
import { layerPose, REST, type Signals } from './layerPose.ts';

const STILL: Signals = {
  pointer: { x: 0, y: 0 },
  outPx: 0,
  heightPx: 400,
  lean: { x: 0, y: 0 },
  standsOutPx: 0,
};

function poseOf(mod: Record<string, unknown>, signals: Partial<Signals>) {
  const { modifiers } = readLayer({ mod }).layer;
  if (!modifiers) throw new Error('no modifiers');
  return layerPose(modifiers, { ...STILL, ...signals });
}

const byScroll = (fields: Record<string, unknown>, outPx: number) =>
  poseOf({ s: { u: true, ...fields } }, { outPx });

it('goes against the pointer, by per cents of its way', () => {
  const pose = poseOf({ m: { u: true, x: '10', y: -5 } }, { pointer: { x: 300, y: 200 } });
  expect(pose).toEqual({ ...REST, x: -30, y: 10 });
});

it('stays behind the page that goes out of view, by per cents of its way', () => {
  expect(byScroll({ x: 5, y: '45' }, 200)).toEqual({ ...REST, x: 10, y: 90 });
  expect(byScroll({ y: '-2' }, -100)).toEqual({ ...REST, y: 2 });
});

it('adds up both, and does nothing that is not switched on', () => {
  const mod = { s: { u: true, y: 10 }, m: { u: true, x: 10, y: 10 } };
  const signals = { pointer: { x: 100, y: 50 }, outPx: 200 };
  expect(poseOf(mod, signals)).toEqual({ ...REST, x: -10, y: 15 });
  expect(poseOf({ s: { y: 10, uf: true, f: 'on' }, m: { x: 10 } }, signals)).toEqual(REST);
});

it('turns and grows with the share that is out, on either side', () => {
  const fields = { rX: 40, rY: -20, rZ: 90, sc: 1.5 };
  expect(byScroll(fields, 200)).toEqual({ ...REST, rotateX: 20, rotateY: -10, rotateZ: 45, scale: 1.25 });
  expect(byScroll(fields, -200)).toEqual({ ...REST, rotateX: -20, rotateY: 10, rotateZ: -45, scale: 1.25 });
});

it('fades, blurs and greys from the threshold on', () => {
  const fields = { uf: true, f: 'on', b: '10', g: 1, t: 0.5 };
  expect(byScroll(fields, 200)).toEqual(REST);
  expect(byScroll(fields, 300)).toEqual({ ...REST, opacity: 0.5, blurPx: 5, grayscalePercent: 50 });
  expect(byScroll(fields, -400)).toEqual({ ...REST, opacity: 0, blurPx: 10, grayscalePercent: 100 });
});

it.each([
  ['t', 0, 1],
  ['b', 1, 0],
  ['a', 0, 0],
])('fades on the side that direction %s means', (d, atTop, atBottom) => {
  const fields = { uf: true, f: true, d, t: 0 };
  expect([byScroll(fields, 400).opacity, byScroll(fields, -400).opacity]).toEqual([atTop, atBottom]);
});

it('has no effects where they are not used, or their threshold is never passed', () => {
  expect(byScroll({ b: 10, f: 'on' }, 400)).toEqual(REST);
  expect(byScroll({ uf: true, b: 10, t: 1 }, 400)).toEqual(REST);
});

it('leans with a module that tilts, as far as it stands out of it', () => {
  const pose = poseOf({ m: { u: true, x: 5, y: 0 } }, { lean: { x: 0.5, y: -0.2 }, standsOutPx: 40 });
  expect(pose).toEqual({ ...REST, x: 10, y: -4 });
});

it('is at rest in a module without height', () => {
  expect(poseOf({ s: { u: true, rZ: 90, uf: true, f: 'on' } }, { outPx: 10, heightPx: 0 })).toEqual(REST);
});
