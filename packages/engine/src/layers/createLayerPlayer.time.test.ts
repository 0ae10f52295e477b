// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createEnteredLayer, createTestLayer, NOTHING_LEFT } from './testing/createTestLayer.ts';
import { layOut } from './testing/createTestNodes.ts';
import { frames, testScenes } from './testing/testScenes.ts';

describe('in time', () => {
  it('a scene moves with a seek, and tells what lies between', () => {
    const test = createTestLayer(testScenes);
    test.player.play('in');
    test.player.seek(250);
    expect(test.events).toEqual(['enterstage 0', 'framestarted 1']);
    test.clock.advance(150);
    expect(test.player.isEntered).toBe(true);
  });

  it('an entry that nobody has played stands where it is sought to', () => {
    const test = createTestLayer(testScenes);
    test.player.seek(250);
    test.clock.advance(1000);
    expect(test.motion.timelines.alive[0]).toMatchObject({ timeMs: 250, isRunning: false });
    test.player.resume();
    test.clock.advance(150);
    expect(test.player.isEntered).toBe(true);
  });

  it('an entry that is over can be sought back', () => {
    const test = createEnteredLayer(testScenes);
    test.player.seek(200);
    expect(test.motion.timelines.alive[0]).toMatchObject({ timeMs: 200, isRunning: false });
    expect(test.events).toEqual(['framestarted 1']);
    test.player.resume();
    test.clock.advance(200);
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });

  it('a frame is stepped to, on and back', () => {
    const three = {
      tl: {
        in: {
          content: frames({ o: 0 }, { t: 0, d: 100, o: 0.5 }, { t: 100, d: 100, o: 1 }, { t: 300, d: 100 }),
        },
      },
    };
    const test = createTestLayer(three);
    const stands: number[] = [];
    const step = (by: 1 | -1): void => {
      test.player.stepFrame(by);
      stands.push(test.motion.timelines.alive[0]?.timeMs ?? -1);
    };
    test.player.play('in');
    for (const by of [1, 1, 1, -1, -1, -1] as const) step(by);
    expect(stands).toEqual([100, 200, 400, 200, 100, 0]);
  });

  it('an entry is played again from a time on, unless it was over by then', () => {
    const test = createEnteredLayer(testScenes);
    test.player.replayFrom(250);
    expect(test.motion.timelines.alive[0]?.timeMs).toBe(250);
    test.clock.advance(150);
    expect(test.player.isEntered).toBe(true);
    test.player.replayFrom(5000);
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });

  it.each([
    ['in', 400],
    ['out', 400],
    ['scene_1', 600],
    ['scene_9', 0],
  ])('%s takes %i ms', (scene, expected) => {
    expect(createTestLayer(testScenes).player.durationMs(scene)).toBe(expected);
  });
});

describe('sizes', () => {
  const shape = { ...testScenes, type: 'shape', size: { w: 'auto', h: 'auto' } };

  it('a shape without height is looked at three times more, 19 ms apart', () => {
    const test = createTestLayer(shape);
    layOut(test.nodes.content, { left: 0, top: 0, width: 0, height: 0 });
    test.player.play('in');
    test.clock.advance(56);
    expect(test.motion.timelines.made).toHaveLength(0);
    test.clock.advance(1);
    expect(test.motion.timelines.made).toHaveLength(1);
  });

  it('a shape goes on as soon as it has a height', () => {
    const test = createTestLayer(shape);
    layOut(test.nodes.content, { left: 0, top: 0, width: 0, height: 0 });
    test.player.play('in');
    layOut(test.nodes.content, { left: 0, top: 0, width: 10, height: 10 });
    test.clock.advance(19);
    expect(test.motion.timelines.made).toHaveLength(1);
  });

  it('a scene is made anew at the same time, and what a play has drawn stays', () => {
    const moving = {
      tl: { in: { content: frames({ x: 'left', y: '{-100,100}' }, { t: 0, d: 1000, x: 0, y: 0 }) } },
    };
    const drawn = [0.25, 0.9, 0.7];
    const test = createTestLayer(moving, { random: () => drawn.shift() ?? 0 });
    test.player.play('in');
    test.clock.advance(400);
    expect(test.contentTracks[0]?.start['transform']).toBe('translate(-301px,calc(-50*var(--u)))');
    layOut(test.nodes.content, { left: 10, top: 0, width: 50, height: 20 });
    test.player.relayout();
    expect(test.motion.timelines.alive).toMatchObject([{ timeMs: 400, isRunning: true }]);
    expect(test.contentTracks[0]?.start['transform']).toBe('translate(-61px,calc(-50*var(--u)))');
    test.clock.advance(600);
    expect(test.events).toEqual(['enterstage 0', 'framestarted 1', 'frameended 1', 'enteredstage 1']);
  });

  it('a scene that is held stays held after a resize', () => {
    const test = createEnteredLayer(testScenes);
    test.player.play('scene_1');
    test.clock.advance(600);
    test.player.relayout();
    expect(test.motion.timelines.alive).toMatchObject([{ timeMs: 600, isRunning: false }]);
    expect(test.player.isBusy).toBe(false);
  });
});

it('reads the page when it is told to, and not again when it plays', () => {
  const test = createTestLayer({ tl: { in: { content: frames({ x: 'left' }, { t: 0, d: 300, x: 0 }) } } });
  let reads = 0;
  Object.defineProperty(test.nodes.content, 'offsetWidth', { configurable: true, get: () => (reads++, 200) });
  test.player.measure();
  expect(reads).toBe(1);
  test.player.play('in');
  expect(reads).toBe(1);
  test.player.relayout();
  expect(reads).toBe(2);
});
