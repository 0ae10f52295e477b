// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createEnteredLayer, NOTHING_LEFT } from './testing/createTestLayer.ts';
import { testScenes } from './testing/testScenes.ts';

describe('played back', () => {
  it('a scene turns round where it is, and leaves rest as it was', () => {
    const test = createEnteredLayer(testScenes);
    test.player.play('scene_1');
    test.clock.advance(400);
    test.player.play('scene_1', { reversed: true });
    expect(test.motion.timelines.alive[0]?.timeMs).toBe(400);
    test.clock.advance(400);
    expect(test.events).toEqual(['framestarted 0', 'frameended 0']);
    expect(test.leftOver).toEqual(NOTHING_LEFT);
    expect(test.player.isEntered).toBe(true);
  });

  it('an entry takes the layer off the stage, into the state before', () => {
    const test = createEnteredLayer(testScenes);
    test.player.play('in', { reversed: true });
    test.clock.advance(400);
    expect(test.events).toEqual(['leavestage 1', 'framestarted 1', 'frameended 1', 'leftstage 1']);
    expect(test.player).toMatchObject({ state: 'removed', isEntered: false });
    expect(test.motion.timelines.alive[0]?.timeMs).toBe(0);
    test.player.play('in');
    test.clock.advance(400);
    expect(test.player.isEntered).toBe(true);
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });

  it('an exit that is held brings the layer back', () => {
    const test = createEnteredLayer(testScenes);
    test.player.play('out');
    test.clock.advance(400);
    test.told.length = 0;
    test.player.play('out', { reversed: true });
    test.clock.advance(400);
    expect(test.events).toEqual(['enterstage 0', 'framestarted 0', 'frameended 0', 'enteredstage 0']);
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });
});

describe('a toggle', () => {
  it('goes to the second scene from the first, else to the first', () => {
    const test = createEnteredLayer(testScenes);
    const seen = [1, 2, 3].map(() => {
      test.player.toggle('scene_1', 'scene_2');
      test.clock.advance(1000);
      return test.player.scene;
    });
    expect(seen).toEqual(['scene_1', 'scene_2', 'scene_1']);
  });

  it('shows the other text, and the first one again', () => {
    const texts: boolean[] = [];
    const test = createEnteredLayer(
      { ...testScenes, toggle: { text: 'More' } },
      { onText: (shown: boolean) => void texts.push(shown) },
    );
    test.player.toggleText();
    test.player.toggleText();
    test.player.toggleText();
    test.player.reset();
    expect(texts).toEqual([true, false, true, false]);
  });

  it('has no other text to show where there is none', () => {
    const test = createEnteredLayer(testScenes, { onText: () => expect.unreachable() });
    test.player.toggleText();
    expect(test.player.scene).toBe('in');
  });
});
