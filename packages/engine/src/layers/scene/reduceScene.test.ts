// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { compileTestScene } from '../testing/compileTestScene.ts';
import { reduceScene } from './reduceScene.ts';

const wire = {
  tl: {
    in: {
      content: {
        all: [
          { t: 0, d: 0, o: 0, x: '50px' },
          { t: 500, d: 900, o: 0.8, x: 0 },
        ],
      },
    },
    out: { content: { all: [{ t: 0, d: 900, o: 1, x: '-50px' }] } },
    scene_1: { content: { all: [{ t: 300, d: 900, o: 0.3, x: '20px' }] } },
  },
};

const reduced = (name: string) => {
  const compiled = compileTestScene(wire, name, { delayMs: 50 });
  const { content } = compiled.nodes;
  return reduceScene(compiled, { name, content, restOpacity: 0.8, delayMs: 50 });
};

it.each([
  ['in', [{ start: { opacity: 0 }, end: { opacity: 0.8 } }]],
  ['out', [{ start: { opacity: 0.8 }, end: { opacity: 0 } }]],
  [
    'scene_1',
    [
      { start: { transform: 'translate(calc(20*var(--u)),0)' }, end: undefined },
      { start: { opacity: 0.8 }, end: { opacity: 0.3 } },
    ],
  ],
])('%s only fades, and nothing travels', (name, expected) => {
  const { tracks, durationMs } = reduced(name);
  expect(tracks.map(({ start, steps }) => ({ start, end: steps[0]?.style }))).toEqual(expected);
  expect(tracks.at(-1)?.steps[0]).toMatchObject({ startMs: 50, durationMs: 200 });
  expect(durationMs).toBe(250);
});

it('runs its frames in that time', () => {
  expect(reduced('in').frames).toEqual([{ index: 1, startMs: 50, endMs: 250, pointerEvents: 'default' }]);
});
