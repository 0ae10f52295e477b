// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { measureLayer } from '../boxes/measureLayer.ts';
import { readLayer } from '../testing/createTestLayer.ts';
import { createTestNodes } from '../testing/createTestNodes.ts';
import { createValues } from '../values/createValues.ts';
import { compileLoops } from './compileLoops.ts';

function loopsOf(loop: object, delayMs = 0) {
  const { layer } = readLayer({ tl: { in: { loop } } });
  const nodes = createTestNodes(layer);
  const values = createValues({ direction: 1, turn: 0, random: () => 0 });
  return compileLoops(layer, { level: 1, boxes: measureLayer(nodes), values, delayMs });
}
const rep = (s: string, y: boolean) => ({ rep: { s, r: -1, y } });
/** There and back, from a time on, after an intro of 200 ms. */
const swing = (t: number, d: number, there: object, back: object) => [
  { t: 0, d: 0, e: 'none' },
  { t, d: 200, e: 'none', ...back },
  { t: t + 200, d, e: 'sine.inOut', ...there, ...rep('s', false) },
  { t: t + 200 + d, d, e: 'sine.inOut', ...back, ...rep('e', true) },
];

describe('the loops of a layer', () => {
  it('move everything by its transform, with the cycle in its own times', () => {
    const all = swing(300, 4000, { y: 10, rZ: '5deg' }, { y: -10, rZ: 0 });
    expect(loopsOf({ all })).toEqual([
      {
        start: { transform: 'translate(0,0) rotateZ(0deg)' },
        intro: [
          {
            startMs: 300,
            durationMs: 200,
            ease: 'none',
            style: { transform: 'translate(0,calc(-10*var(--u))) rotateZ(0deg)' },
          },
        ],
        cycle: [
          {
            startMs: 0,
            durationMs: 4000,
            ease: 'sine.inOut',
            style: { transform: 'translate(0,calc(10*var(--u))) rotateZ(5deg)' },
          },
          {
            startMs: 4000,
            durationMs: 4000,
            ease: 'sine.inOut',
            style: { transform: 'translate(0,calc(-10*var(--u))) rotateZ(0deg)' },
          },
        ],
        count: -1,
        yoyo: true,
      },
    ]);
  });

  it('keep a whole turn a whole turn', () => {
    const all = [
      { t: 0, d: 0 },
      { t: 0, d: 0, rZ: 0, ...rep('s', false) },
      { t: 0, d: 90000, rZ: '360deg', ...rep('e', false) },
    ];
    expect(loopsOf({ all })[0]?.cycle.at(-1)?.style).toEqual({ transform: 'rotateZ(360deg)' });
  });

  it('join tracks of the same times in one property', () => {
    const frames = swing(2000, 1500, { x: '-25px', y: '-75px' }, { x: 0, y: 0 });
    const loops = loopsOf({ x: frames, y: frames });
    expect(loops).toHaveLength(1);
    expect(loops[0]?.cycle[0]?.style).toEqual({
      translate: 'calc(-25*var(--u)) calc(-75*var(--u)) 0',
    });
  });

  it('give tracks of other times a property of their own', () => {
    const loops = loopsOf({
      x: swing(0, 1000, { x: '10px', y: '99px' }, { x: 0 }),
      y: swing(0, 1700, { x: '99px', y: '20px' }, { y: 0 }),
      scaleX: swing(0, 500, { sX: 2, sY: 9 }, { sX: 1 }),
      scaleY: swing(0, 500, { sX: 9, sY: 3 }, { sY: 1 }),
      opacity: swing(0, 900, { o: 0.5 }, { o: 1 }),
    });
    expect(loops.map(({ cycle }) => cycle[0]?.style)).toEqual([
      { translate: 'calc(10*var(--u)) 0 0' },
      { transform: 'translate(0,calc(20*var(--u)))' },
      { scale: '2 3' },
      { opacity: 0.5 },
    ]);
  });

  it('leave out what never changes', () => {
    expect(loopsOf({ opacity: swing(0, 900, { o: 1 }, { o: 1 }) })).toEqual([]);
  });

  it('filter by a track of their own', () => {
    const frames = swing(0, 900, { fu: true, b: '5px' }, { fu: true, b: 0 });
    expect(loopsOf({ filter: frames })[0]?.cycle[0]?.style).toEqual({ filter: 'blur(calc(5*var(--u)))' });
  });

  it('stand in their first state until their time comes', () => {
    const all = [
      { t: 1800, d: 0, y: '-8px', ...rep('s', true) },
      { t: 1800, d: 3200, y: '8px', ...rep('e', true) },
    ];
    const still = { transform: 'translate(0,calc(-8*var(--u)))' };
    expect(loopsOf({ all }, 100)[0]).toMatchObject({
      start: still,
      intro: [{ startMs: 0, durationMs: 1900, style: still }],
      cycle: [{ startMs: 0, durationMs: 3200 }],
    });
  });

  it('read percent as of the content, which is smaller than what loops', () => {
    const all = swing(0, 1000, { x: '50%' }, { x: 0 });
    expect(loopsOf({ all })[0]?.cycle[0]?.style).toEqual({ transform: 'translate(100px,0)' });
  });
});
