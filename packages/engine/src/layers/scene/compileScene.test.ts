// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { compileTestScene } from '../testing/compileTestScene.ts';
import { createValues } from '../values/createValues.ts';
import type { PlayedScene } from './SceneContext.ts';

const scene = (target: string, ...all: object[]) => ({ [target]: { all } });
const BEFORE = { t: 0, d: 0, o: 0, y: '50px' };
const AT_REST = { t: 200, d: 300, e: 'power3.out', o: 1, y: 0 };
const entry = scene('content', BEFORE, AT_REST);
const values = createValues({ direction: 1, turn: 0, random: () => 0 });
const ended = (name: string): PlayedScene => ({ scene: name, at: 'end', values });

describe('an entry', () => {
  it('goes from its first frame to rest, in the times of the scene', () => {
    const { tracks, durationMs, nodes } = compileTestScene({ tl: { in: entry } }, 'in');
    expect(tracks).toEqual([
      {
        element: nodes.content,
        start: { transform: 'translate(0,calc(50*var(--u)))', opacity: 0 },
        steps: [
          {
            startMs: 200,
            durationMs: 300,
            ease: 'power3.out',
            style: { transform: 'translate(0,0)', opacity: 1 },
          },
        ],
      },
    ]);
    expect(durationMs).toBe(500);
  });

  it('leaves alone what does not change', () => {
    const still = scene('content', { t: 0, d: 0, o: 1 }, { t: 100, d: 300, o: 1 });
    const { tracks, durationMs, frames } = compileTestScene({ tl: { in: still } }, 'in');
    expect(tracks).toEqual([]);
    expect(durationMs).toBe(400);
    expect(frames).toEqual([{ index: 1, startMs: 100, endMs: 400, pointerEvents: 'default' }]);
  });

  it('says transform or opacity only where it changes', () => {
    const fade = scene('content', { t: 0, d: 0, o: 0 }, { t: 0, d: 300, o: 1 });
    expect(compileTestScene({ tl: { in: fade } }, 'in').tracks[0]?.start).toEqual({ opacity: 0 });
  });

  it('waits for its delay', () => {
    const { tracks, durationMs, frames } = compileTestScene({ tl: { in: entry } }, 'in', { delayMs: 1000 });
    expect(tracks[0]?.steps[0]?.startMs).toBe(1200);
    expect(frames[0]).toMatchObject({ startMs: 1200, endMs: 1500 });
    expect(durationMs).toBe(1500);
  });

  it('keeps what a frame on the way has said until another says it', () => {
    const turning = scene(
      'content',
      { t: 0, d: 0, rX: '50deg', sX: '0.9' },
      { t: 300, d: 500, rX: '50deg', sX: '0.9', y: '10px' },
      { t: 800, d: 500, y: '(0px)' },
    );
    const track = compileTestScene(
      { tl: { in: { content: { ...turning['content'], pers: '600px' } } } },
      'in',
      {
        direction: -1,
      },
    ).trackOf('content', 'transform');
    expect(track?.steps.map(({ style }) => style['transform'])).toEqual([
      'perspective(calc(600*var(--u))) translate(0,calc(10*var(--u))) rotateX(50deg) scale(0.9,1)',
      'perspective(calc(600*var(--u))) translate(0,0) rotateX(50deg) scale(0.9,1)',
    ]);
  });

  it.each([
    ['left', 1, -301],
    ['right', 1, 901],
    ['(left)', -1, 901],
    ['(left)', 1, -301],
    ['center', 1, 300],
  ] as const)('from %s, direction %i, begins %i pixels away', (x, direction, expected) => {
    const wire = { tl: { in: scene('content', { t: 0, d: 0, x }, { t: 0, d: 300, x: 0 }) } };
    expect(compileTestScene(wire, 'in', { direction }).tracks[0]?.start['transform']).toBe(
      `translate(${expected}px,0)`,
    );
  });

  it.each([
    [0, 'translate(50%,0)'],
    [1, 'translate(50%,0)'],
    [2, 'translate(500px,0)'],
  ])('reads percent with xRe %i as %s', (xRe, expected) => {
    const wire = { tl: { in: scene('content', { t: 0, d: 0, x: '50%', xRe }, { t: 0, d: 300, x: 0 }) } };
    expect(compileTestScene(wire, 'in').tracks[0]?.start['transform']).toBe(expected);
  });

  it('ends at rest, which nothing mirrors, in whatever direction', () => {
    const wire = { tl: { in: scene('content', { t: 0, d: 0, x: 0 }, { t: 0, d: 300, x: '(10px)' }) } };
    const { tracks } = compileTestScene(wire, 'in', { direction: -1 });
    expect(tracks[0]?.steps[0]?.style['transform']).toBe('translate(calc(10*var(--u)),0)');
  });

  it('takes the values of the level', () => {
    const wire = {
      tl: { in: scene('content', { t: 0, d: 0, x: [1, 2, 3, 4, 5] }, { t: 0, d: 300, x: [0, 0, 0, 0, 9] }) },
    };
    const at = (level: 1 | 4) => compileTestScene(wire, 'in', { level }).tracks[0];
    expect(at(1)?.start['transform']).toBe('translate(calc(2*var(--u)),0)');
    expect(at(4)?.steps[0]?.style['transform']).toBe('translate(calc(9*var(--u)),0)');
  });
});

describe('any other scene', () => {
  const wire = {
    tl: {
      in: entry,
      out: scene('content', { t: 0, d: 400, o: 0, x: '-100px' }),
      scene_1: scene('content', { t: 0, d: 600, rZ: '45deg' }),
      scene_2: scene('clip', { t: 0, d: 300, c: '20%' }),
    },
  };

  it('starts at rest and goes where its frame says', () => {
    const { tracks } = compileTestScene(wire, 'out');
    expect(tracks[0]).toMatchObject({
      start: { transform: 'translate(0,0)', opacity: 1 },
      steps: [
        { startMs: 0, durationMs: 400, style: { transform: 'translate(calc(-100*var(--u)),0)', opacity: 0 } },
      ],
    });
  });

  it('starts where the scene before has ended', () => {
    const from = { kind: 'standing', played: [ended('scene_1')] } as const;
    expect(compileTestScene(wire, 'out', { from }).tracks[0]).toMatchObject({
      start: { transform: 'translate(0,0) rotateZ(45deg)' },
      steps: [{ style: { transform: 'translate(calc(-100*var(--u)),0) rotateZ(0deg)' } }],
    });
  });

  it('holds what earlier scenes have left and it does not touch', () => {
    const from = { kind: 'standing', played: [ended('scene_1')] } as const;
    const { trackOf } = compileTestScene(wire, 'scene_2', { from });
    expect(trackOf('content', 'transform')).toMatchObject({
      start: { transform: 'rotateZ(45deg)' },
      steps: [],
    });
    expect(trackOf('content', 'clipPath')?.start).toEqual({ clipPath: 'inset(0% 0% 0% 0%)' });
  });

  it('starts as the layer looks when it is taken out of its flight', () => {
    const { nodes } = compileTestScene(wire, 'out');
    const styles = new Map([[nodes.content, { transform: 'matrix(1, 0, 0, 1, 0, 25)', opacity: '0.5' }]]);
    const from = { kind: 'seen', played: [ended('in')], styles } as const;
    const { trackOf } = compileTestScene(wire, 'out', { nodes, from });
    expect(trackOf('content', 'transform')).toMatchObject({
      start: { transform: 'matrix(1, 0, 0, 1, 0, 25)', opacity: '0.5' },
      steps: [{ style: { transform: 'translate(calc(-100*var(--u)),0)', opacity: 0 } }],
    });
  });

  it('takes along what was on its way', () => {
    const { nodes } = compileTestScene(wire, 'scene_1');
    const styles = new Map([[nodes.content, { clipPath: 'inset(40% 0% 0% 0%)' }]]);
    const from = { kind: 'seen', played: [ended('scene_2'), ended('in')], styles } as const;
    expect(compileTestScene(wire, 'scene_1', { nodes, from }).trackOf('content', 'clipPath')).toMatchObject({
      start: { clipPath: 'inset(40% 0% 0% 0%)' },
      steps: [{ startMs: 0, durationMs: 600, style: { clipPath: 'inset(0% 0% 0% 0%)' } }],
    });
  });

  it('goes back to rest in one step when that is the goal', () => {
    const from = { kind: 'standing', played: [ended('scene_1'), ended('scene_2')] } as const;
    const { trackOf, frames, durationMs } = compileTestScene(wire, 'in', { from, goal: 'rest' });
    expect(trackOf('content', 'transform')).toMatchObject({
      start: { transform: 'rotateZ(45deg)' },
      steps: [{ startMs: 0, durationMs: 300, style: { transform: 'rotateZ(0deg)' } }],
    });
    expect(trackOf('content', 'clipPath')?.steps).toMatchObject([{ startMs: 0, durationMs: 300 }]);
    expect(frames).toEqual([{ index: 1, startMs: 0, endMs: 300, pointerEvents: 'default' }]);
    expect(durationMs).toBe(300);
  });
});

it('has nothing to do for a scene that the layer does not have', () => {
  expect(compileTestScene({}, 'scene_7')).toMatchObject({ tracks: [], durationMs: 0, frames: [] });
});
