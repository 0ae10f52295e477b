// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { UNSEEN_OPACITY } from '../limits.ts';
import { createEnteredLayer, createTestLayer, NOTHING_LEFT } from './testing/createTestLayer.ts';
import { testScenes } from './testing/testScenes.ts';

describe('an entry', () => {
  it('stands in the state before it at once, and tells nothing yet', () => {
    const test = createTestLayer(testScenes);
    test.player.play('in');
    expect(test.events).toEqual([]);
    expect(test.player).toMatchObject({ state: 'prepared', scene: 'in', isBusy: true, isEntered: false });
    expect(test.contentTracks[0]?.start).toEqual({
      transform: 'translate(0,calc(50*var(--u)))',
      opacity: UNSEEN_OPACITY,
    });
    expect(test.motion.timelines.alive[0]?.timeMs).toBe(0);
  });

  it('is told in the order of the stage', () => {
    const test = createTestLayer(testScenes);
    test.player.play('in');
    test.clock.advance(0);
    expect(test.events).toEqual(['enterstage 0']);
    expect(test.player.state).toBe('animated');
    test.clock.advance(100);
    expect(test.events.at(-1)).toBe('framestarted 1');
    expect([...test.player.runningFrames]).toEqual([1]);
    test.clock.advance(300);
    expect(test.events.slice(2)).toEqual(['frameended 1', 'enteredstage 1']);
    expect(test.player).toMatchObject({ isEntered: true, isBusy: false, frame: 1 });
  });

  it('leaves nothing behind: the style sheet shows the same', () => {
    const test = createTestLayer(testScenes);
    test.player.play('in');
    expect(test.motion.timelines.alive).toHaveLength(1);
    test.clock.advance(400);
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });

  it('waits for its delay, which can be paused too', () => {
    const test = createTestLayer(testScenes);
    test.player.play('in', { delayMs: 500 });
    test.clock.advance(400);
    test.player.pause();
    test.clock.advance(10_000);
    expect(test.events).toEqual([]);
    test.player.resume();
    test.clock.advance(99);
    expect(test.events).toEqual([]);
    test.clock.advance(1);
    expect(test.events).toEqual(['enterstage 0']);
    test.clock.advance(400);
    expect(test.player.isEntered).toBe(true);
  });

  it('can be held at its very start', () => {
    const test = createTestLayer(testScenes);
    test.player.play('in');
    test.player.pause();
    test.clock.advance(1000);
    expect(test.events).toEqual([]);
    test.player.relayout();
    test.player.resume();
    test.clock.advance(400);
    expect(test.events).toEqual(['enterstage 0', 'framestarted 1', 'frameended 1', 'enteredstage 1']);
  });

  it('tells all that it skips when it is finished', () => {
    const test = createTestLayer(testScenes);
    test.player.play('in');
    test.player.finish();
    expect(test.events).toEqual(['enterstage 0', 'framestarted 1', 'frameended 1', 'enteredstage 1']);
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });

  it('runs at the speed it is given', () => {
    const test = createTestLayer(testScenes);
    test.player.setSpeed(4);
    test.player.play('in');
    test.clock.advance(99);
    expect(test.player.isEntered).toBe(false);
    test.clock.advance(1);
    expect(test.player.isEntered).toBe(true);
  });

  it('of a layer without frames is over at once', () => {
    const test = createTestLayer({});
    test.player.play('in');
    test.clock.advance(0);
    expect(test.events).toEqual(['enterstage 0', 'enteredstage 0']);
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });
});

describe('an exit', () => {
  it('leads to its frame and holds there', () => {
    const test = createEnteredLayer(testScenes);
    test.player.play('out');
    test.clock.advance(400);
    expect(test.events).toEqual(['leavestage 1', 'framestarted 0', 'frameended 0', 'leftstage 0']);
    expect(test.player).toMatchObject({
      state: 'removed',
      isEntered: false,
      isOnStage: false,
      isBusy: false,
    });
    expect(test.contentTracks[0]?.steps.at(-1)?.style).toEqual({ opacity: 0 });
  });

  it('is followed by an entry from the state before', () => {
    const test = createEnteredLayer(testScenes);
    test.player.play('out');
    test.clock.advance(400);
    test.player.play('in');
    expect(test.motion.timelines.alive).toHaveLength(1);
    expect(test.contentTracks[0]?.start).toEqual({
      transform: 'translate(0,calc(50*var(--u)))',
      opacity: UNSEEN_OPACITY,
    });
    test.clock.advance(400);
    expect(test.events.slice(4)).toEqual([
      'enterstage 0',
      'framestarted 1',
      'frameended 1',
      'enteredstage 1',
    ]);
  });

  it('takes over from an entry on its way, whose frame it cuts', () => {
    const test = createTestLayer(testScenes);
    test.player.play('in');
    test.clock.advance(200);
    test.player.play('out');
    test.clock.advance(400);
    expect(test.events).toEqual([
      'enterstage 0',
      'framestarted 1',
      'frameended 1!',
      'leavestage 1',
      'framestarted 0',
      'frameended 0',
      'leftstage 0',
    ]);
    expect(test.motion.timelines.alive).toHaveLength(1);
  });
});

describe('a named scene', () => {
  it('holds its end, and the next one starts from there', () => {
    const test = createEnteredLayer(testScenes);
    test.player.play('scene_1');
    test.clock.advance(600);
    expect(test.events).toEqual(['framestarted 0', 'frameended 0']);
    expect(test.player).toMatchObject({ isEntered: true, isBusy: false, scene: 'scene_1' });
    test.player.play('scene_2');
    expect(test.motion.timelines.alive).toHaveLength(1);
    expect(test.contentTracks[0]).toMatchObject({
      start: { transform: 'rotateZ(45deg) scale(1,1)' },
      steps: [{ style: { transform: 'rotateZ(0deg) scale(2,2)' } }],
    });
  });

  it('is undone by the entry without entering anew', () => {
    const test = createEnteredLayer(testScenes);
    test.player.play('scene_1');
    test.clock.advance(600);
    test.told.length = 0;
    test.player.play('in');
    expect(test.contentTracks[0]).toMatchObject({
      start: { transform: 'rotateZ(45deg)' },
      steps: [{ startMs: 0, durationMs: 300, style: { transform: 'rotateZ(0deg)' } }],
    });
    test.clock.advance(300);
    expect(test.events).toEqual(['framestarted 1', 'frameended 1']);
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });

  it('that is unknown does nothing', () => {
    const test = createEnteredLayer(testScenes);
    test.player.play('scene_9');
    expect(test.player.scene).toBe('in');
    expect(test.player.has('scene_9')).toBe(false);
    expect(test.player.has('scene_1')).toBe(true);
  });
});

it('hears a listener that plays on from within what it is told', () => {
  const scenes: (string | null)[] = [];
  const test: ReturnType<typeof createTestLayer> = createTestLayer(testScenes, {
    onEvent({ name }) {
      scenes.push(test.player.scene);
      if (name === 'enteredstage') test.player.play('scene_1');
      if (name === 'framestarted' && test.player.scene === 'scene_1') test.player.reset();
    },
  });
  test.player.play('in');
  test.clock.advance(1000);
  expect(scenes).toEqual(['in', 'in', 'in', 'in', 'scene_1']);
  expect(test.player.scene).toBeNull();
  expect(test.leftOver).toEqual(NOTHING_LEFT);
});

it('does nothing any more once it is disposed of', () => {
  const test = createTestLayer(testScenes);
  test.player.play('in');
  test.player.dispose();
  expect(test.leftOver).toEqual(NOTHING_LEFT);
  test.player.play('in');
  test.player.seek(100);
  test.player.resume();
  test.player.setHover(true);
  test.player.relayout();
  expect(test.leftOver).toEqual(NOTHING_LEFT);
});
