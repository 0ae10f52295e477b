import { openModule } from '@vitrine/model';
import { expect, it } from 'vitest';
import { readWave } from './readWave.ts';
import { wavePoints } from './wavePoints.ts';

function waveOf(particlewave: unknown) {
  const layer = { id: 1, type: 'shape', subtype: 'particlewave', addOns: { particlewave } };
  const [read] = openModule({ settings: {}, slides: { 1: { slide: {}, layers: { 1: layer } } } }).slide(
    '1',
  ).layers;
  if (!read) throw new Error('no layer');
  return readWave(read);
}

it('reads what documents write, in texts and in numbers', () => {
  const wave = waveOf({
    a: '50%',
    particle: { a: '1500', s: '10', g: 30 },
    color: { c: { string: 'rgba(1, 2, 3, 1)' }, o: 80 },
    anim: { s: '20' },
    scene: { t: 25 },
    blend: 'additive',
  });
  expect(wave).toEqual({
    count: 1500,
    sizePx: 10,
    gapPx: 30,
    color: 'rgba(1, 2, 3, 1)',
    opacity: 0.8,
    height: 0.5,
    speed: 2,
    tiltDeg: 25,
    isAdditive: true,
  });
});

it.each([null, 'x', 7, [], { particle: 'many', color: null }])(
  'takes %j for what the editor starts with',
  (said) => {
    expect(waveOf(said)).toMatchObject({ count: 500, color: '#ffffff', speed: 1, isAdditive: false });
  },
);

it('draws no more points than a page can bear', () => {
  const { count } = waveOf({ particle: { a: '9e9' } });
  expect(count).toBe(5000);
});

it('spreads them over the layer, and moves them with time', () => {
  const wave = waveOf({ particle: { a: 400 } });
  const size = { width: 800, height: 400 };
  const [first, later] = [0, 1].map((seconds) => wavePoints(wave, size, seconds));
  expect(first).toHaveLength(400);
  const mean = (first ?? []).reduce((sum, { x }) => sum + x, 0) / 400;
  expect(mean).toBeGreaterThan(300);
  expect(mean).toBeLessThan(500);
  expect(first).not.toEqual(later);
  expect((first ?? []).every(({ radius }) => radius > 0)).toBe(true);
});
