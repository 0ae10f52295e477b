// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { compileTestScene } from '../testing/compileTestScene.ts';
import { sceneLengthMs } from './sceneLength.ts';
import { readLayer } from '../testing/createTestLayer.ts';

const parts = (count: number) => Array.from({ length: count }, () => document.createElement('span'));
const frames = (last: object) => [
  { t: 0, d: 0, y: '100%', o: 0, dir: 'start' },
  { t: 500, d: 300, y: 0, o: 1, ...last },
];
const chars = (last: object) => ({ tl: { in: { chars: { all: frames(last) } } } });
const starts = (wire: Record<string, unknown>, count: number): (number | undefined)[] =>
  compileTestScene(wire, 'in', { split: { kind: 'chars', parts: parts(count) } }).tracks.map(
    ({ steps }) => steps[0]?.startMs,
  );

describe('the parts of a text', () => {
  it.each([
    ['start', [500, 510, 520, 530, 540]],
    ['forward', [500, 510, 520, 530, 540]],
    ['end', [540, 530, 520, 510, 500]],
    ['backward', [540, 530, 520, 510, 500]],
    ['middle', [520, 510, 500, 510, 520]],
    ['center', [520, 510, 500, 510, 520]],
    ['middletoedge', [520, 510, 500, 510, 520]],
    ['edge', [500, 510, 520, 510, 500]],
    ['edges', [500, 510, 520, 510, 500]],
    ['edgetomiddle', [500, 510, 520, 510, 500]],
  ])('come in the order %s', (dir, expected) => {
    expect(starts(chars({ dir, delay: 1 }), 5)).toEqual(expected);
  });

  it('come each once when their order is drawn', () => {
    expect(starts(chars({ dir: 'random', delay: 1 }), 4).toSorted()).toEqual([500, 510, 520, 530]);
  });

  it('share what the span leaves when no delay is written', () => {
    expect(starts(chars({ f: 700 }), 5)).toEqual([500, 600, 700, 800, 900]);
  });

  it('go from the first frame to their place in the text, which is rest', () => {
    const wire = chars({ y: '5px', delay: 1 });
    const [first] = compileTestScene(wire, 'in', { split: { kind: 'chars', parts: parts(2) } }).tracks;
    expect(first).toMatchObject({
      start: { transform: 'translate(0,100%)', opacity: 0 },
      steps: [{ durationMs: 300, style: { transform: 'translate(0,0)', opacity: 1 } }],
    });
  });

  it('start as the whole text does where they inherit its opacity', () => {
    const all = [
      { t: 0, d: 0, o: 'inherit' },
      { t: 500, d: 300, o: 1 },
    ];
    const content = {
      all: [
        { t: 0, d: 0, o: 0 },
        { t: 500, d: 300, o: 1 },
      ],
    };
    const split = { kind: 'chars', parts: parts(1) } as const;
    const { tracks } = compileTestScene({ tl: { in: { chars: { all }, content } } }, 'in', { split });
    const part = tracks.find(({ element }) => element === split.parts[0]);
    expect(part).toMatchObject({ start: { opacity: 0 }, steps: [{ style: { opacity: 1 } }] });
  });

  it('have filters of their own', () => {
    const all = [
      { t: 0, d: 0, fu: true, b: '10px' },
      { t: 0, d: 300, fu: true, b: '0px' },
    ];
    const split = { kind: 'words', parts: parts(1) } as const;
    const [track] = compileTestScene({ tl: { in: { words: { all } } } }, 'in', { split }).tracks;
    expect(track).toMatchObject({
      start: { filter: 'blur(calc(10*var(--u)))' },
      steps: [{ style: { filter: 'blur(0)' } }],
    });
  });

  it('take their own values from lists', () => {
    const all = [
      { t: 0, d: 0, y: '[10|-10]' },
      { t: 0, d: 300, y: 0 },
    ];
    const split = { kind: 'chars', parts: parts(3) } as const;
    const { tracks } = compileTestScene({ tl: { in: { chars: { all } } } }, 'in', { split });
    expect(tracks.map(({ start }) => start['transform'])).toEqual([
      'translate(0,calc(10*var(--u)))',
      'translate(0,calc(-10*var(--u)))',
      'translate(0,calc(10*var(--u)))',
    ]);
  });

  it('turn around their own origin', () => {
    const wire = { tl: { in: { chars: { all: frames({}), orig: { x: '0%', y: '100%', z: 0 } } } } };
    const split = { kind: 'chars', parts: parts(2) } as const;
    expect(compileTestScene(wire, 'in', { split }).inline.map(({ value }) => value)).toEqual([
      '0 100%',
      '0 100%',
    ]);
  });
});

it('is over when the last part is', () => {
  const wire = chars({ delay: 1 });
  const { durationMs } = compileTestScene(wire, 'in', { split: { kind: 'chars', parts: parts(5) } });
  expect(durationMs).toBe(840);
  expect(sceneLengthMs(readLayer(wire).layer.timeline.in, 5)).toBe(840);
});
