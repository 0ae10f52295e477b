// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createTestLayer, NOTHING_LEFT } from './testing/createTestLayer.ts';
import { layOut } from './testing/createTestNodes.ts';

const frames = (...all: object[]) => ({ all });
/** In within 300 ms from 100 on, out within 400 ms, a scene of 600 ms and one that turns. */
const wire = {
  tl: {
    in: { content: frames({ t: 0, d: 0, o: 0, y: '50px' }, { t: 100, d: 300, o: 1, y: 0 }) },
    out: { content: frames({ t: 0, d: 400, o: 0, pE: 'n' }) },
    scene_1: { content: frames({ t: 0, d: 600, rZ: '45deg' }) },
    scene_2: { content: frames({ t: 0, d: 200, sX: 2, sY: 2 }) },
  },
};
const entered = (layer: Record<string, unknown> = wire, options = {}) => {
  const test = createTestLayer(layer, options);
  test.player.play('in');
  test.player.finish();
  test.told.length = 0;
  return test;
};
/** Loading what splits a text takes some turns. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

describe('an entry', () => {
  it('stands in the state before it at once, and tells nothing yet', () => {
    const test = createTestLayer(wire);
    test.player.play('in');
    expect(test.events).toEqual([]);
    expect(test.player).toMatchObject({ state: 'prepared', scene: 'in', isBusy: true, isEntered: false });
    expect(test.contentTracks[0]?.start).toEqual({ transform: 'translate(0,calc(50*var(--u)))', opacity: 0 });
    expect(test.kit.timelines.alive[0]?.timeMs).toBe(0);
  });

  it('is told in the order of the stage', () => {
    const test = createTestLayer(wire);
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
    const test = createTestLayer(wire);
    test.player.play('in');
    expect(test.kit.timelines.alive).toHaveLength(1);
    test.clock.advance(400);
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });

  it('waits for its delay, which can be paused too', () => {
    const test = createTestLayer(wire);
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
    const test = createTestLayer(wire);
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
    const test = createTestLayer(wire);
    test.player.play('in');
    test.player.finish();
    expect(test.events).toEqual(['enterstage 0', 'framestarted 1', 'frameended 1', 'enteredstage 1']);
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });

  it('runs at the speed it is given', () => {
    const test = createTestLayer(wire);
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
    const test = entered();
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
    const test = entered();
    test.player.play('out');
    test.clock.advance(400);
    test.player.play('in');
    expect(test.kit.timelines.alive).toHaveLength(1);
    expect(test.contentTracks[0]?.start).toEqual({ transform: 'translate(0,calc(50*var(--u)))', opacity: 0 });
    test.clock.advance(400);
    expect(test.events.slice(4)).toEqual([
      'enterstage 0',
      'framestarted 1',
      'frameended 1',
      'enteredstage 1',
    ]);
  });

  it('takes over from an entry on its way, whose frame it cuts', () => {
    const test = createTestLayer(wire);
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
    expect(test.kit.timelines.alive).toHaveLength(1);
  });
});

describe('a named scene', () => {
  it('holds its end, and the next one starts from there', () => {
    const test = entered();
    test.player.play('scene_1');
    test.clock.advance(600);
    expect(test.events).toEqual(['framestarted 0', 'frameended 0']);
    expect(test.player).toMatchObject({ isEntered: true, isBusy: false, scene: 'scene_1' });
    test.player.play('scene_2');
    expect(test.kit.timelines.alive).toHaveLength(1);
    expect(test.contentTracks[0]).toMatchObject({
      start: { transform: 'rotateZ(45deg) scale(1,1)' },
      steps: [{ style: { transform: 'rotateZ(0deg) scale(2,2)' } }],
    });
  });

  it('is undone by the entry without entering anew', () => {
    const test = entered();
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
    const test = entered();
    test.player.play('scene_9');
    expect(test.player.scene).toBe('in');
    expect(test.player.has('scene_9')).toBe(false);
    expect(test.player.has('scene_1')).toBe(true);
  });
});

describe('played back', () => {
  it('a scene turns round where it is, and leaves rest as it was', () => {
    const test = entered();
    test.player.play('scene_1');
    test.clock.advance(400);
    test.player.play('scene_1', { reversed: true });
    expect(test.kit.timelines.alive[0]?.timeMs).toBe(400);
    test.clock.advance(400);
    expect(test.events).toEqual(['framestarted 0', 'frameended 0']);
    expect(test.leftOver).toEqual(NOTHING_LEFT);
    expect(test.player.isEntered).toBe(true);
  });

  it('an entry takes the layer off the stage, into the state before', () => {
    const test = entered();
    test.player.play('in', { reversed: true });
    test.clock.advance(400);
    expect(test.events).toEqual(['leavestage 1', 'framestarted 1', 'frameended 1', 'leftstage 1']);
    expect(test.player).toMatchObject({ state: 'removed', isEntered: false });
    expect(test.kit.timelines.alive[0]?.timeMs).toBe(0);
    test.player.play('in');
    test.clock.advance(400);
    expect(test.player.isEntered).toBe(true);
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });

  it('an exit that is held brings the layer back', () => {
    const test = entered();
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
    const test = entered();
    const seen = [1, 2, 3].map(() => {
      test.player.toggle('scene_1', 'scene_2');
      test.clock.advance(1000);
      return test.player.scene;
    });
    expect(seen).toEqual(['scene_1', 'scene_2', 'scene_1']);
  });

  it('shows the other text, and the first one again', () => {
    const texts: boolean[] = [];
    const test = entered(
      { ...wire, toggle: { text: 'More' } },
      { onText: (shown: boolean) => void texts.push(shown) },
    );
    test.player.toggleText();
    test.player.toggleText();
    test.player.toggleText();
    test.player.reset();
    expect(texts).toEqual([true, false, true, false]);
  });

  it('has no other text to show where there is none', () => {
    const test = entered(wire, { onText: () => expect.unreachable() });
    test.player.toggleText();
    expect(test.player.scene).toBe('in');
  });
});

describe('in time', () => {
  it('a scene moves with a seek, and tells what lies between', () => {
    const test = createTestLayer(wire);
    test.player.play('in');
    test.player.seek(250);
    expect(test.events).toEqual(['enterstage 0', 'framestarted 1']);
    test.clock.advance(150);
    expect(test.player.isEntered).toBe(true);
  });

  it('an entry that nobody has played stands where it is sought to', () => {
    const test = createTestLayer(wire);
    test.player.seek(250);
    test.clock.advance(1000);
    expect(test.kit.timelines.alive[0]).toMatchObject({ timeMs: 250, isRunning: false });
    test.player.resume();
    test.clock.advance(150);
    expect(test.player.isEntered).toBe(true);
  });

  it('an entry that is over can be sought back', () => {
    const test = entered();
    test.player.seek(200);
    expect(test.kit.timelines.alive[0]).toMatchObject({ timeMs: 200, isRunning: false });
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
      stands.push(test.kit.timelines.alive[0]?.timeMs ?? -1);
    };
    test.player.play('in');
    for (const by of [1, 1, 1, -1, -1, -1] as const) step(by);
    expect(stands).toEqual([100, 200, 400, 200, 100, 0]);
  });

  it('an entry is played again from a time on, unless it was over by then', () => {
    const test = entered();
    test.player.replayFrom(250);
    expect(test.kit.timelines.alive[0]?.timeMs).toBe(250);
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
    expect(createTestLayer(wire).player.durationMs(scene)).toBe(expected);
  });
});

describe('a layer that waits', () => {
  const waiting = {
    tl: { ...wire.tl, in: { content: frames({ t: 'w0', d: 0, o: 0 }, { t: 0, d: 300, o: 1 }) } },
  };

  it.each<[string, Record<string, unknown>, object]>([
    ['for an action', waiting, {}],
    ['for the pointer', { ...wire, viSH: true }, {}],
    [
      'for a toggle',
      wire,
      { slideWire: { actions: [{ a: 'toggleScenes', atst: 'hidden', target: ['4'] }] } },
    ],
  ])('%s is seen while a scene plays it, and afterwards', (_, layer, options) => {
    const test = createTestLayer(layer, options);
    test.player.play('in');
    expect(test.nodes.content.style.visibility).toBe('visible');
    test.clock.advance(400);
    expect(test.nodes.content.style.visibility).toBe('visible');
    test.player.play('out');
    test.clock.advance(400);
    expect(test.nodes.content.style.visibility).toBe('');
    test.player.reset();
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });
});

describe('the pointer', () => {
  const pointerOf = (test: ReturnType<typeof createTestLayer>): string =>
    test.nodes.content.style.pointerEvents;

  it('is off until the first frame is over, then as the style sheet says', () => {
    const test = createTestLayer(wire);
    test.player.play('in');
    expect(pointerOf(test)).toBe('none');
    test.clock.advance(399);
    expect(pointerOf(test)).toBe('none');
    test.clock.advance(1);
    expect(pointerOf(test)).toBe('');
    test.player.play('out');
    expect(pointerOf(test)).toBe('none');
    test.clock.advance(400);
    expect(pointerOf(test)).toBe('none');
    test.player.reset();
    expect(pointerOf(test)).toBe('');
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['the frame', { tl: { in: { content: frames({}, { d: 100, pE: 'n' }) } } }, 'none'],
    [
      'the listeners',
      { listen: ['click'], pE: 'none', tl: { in: { content: frames({}, { d: 100 }) } } },
      'auto',
    ],
    [
      'the listeners before the frame',
      { listen: ['click'], tl: { in: { content: frames({}, { d: 100, pE: 'n' }) } } },
      '',
    ],
    ['the setting', { pE: 'none', tl: { in: { content: frames({}, { d: 100 }) } } }, ''],
  ])('is then as %s say', (_, layer, expected) => {
    expect(pointerOf(entered(layer))).toBe(expected);
  });
});

describe('hover', () => {
  const hovered = { ...wire, hov: { u: true, frame: { rZ: '20deg', d: 300 } } };

  it('plays over the layer and back, and then is gone', () => {
    const test = entered(hovered);
    test.player.setHover(true);
    expect(test.kit.timelines.alive).toHaveLength(1);
    test.clock.advance(300);
    expect(test.kit.timelines.alive).toHaveLength(1);
    test.player.setHover(false);
    test.clock.advance(299);
    expect(test.kit.timelines.alive).toHaveLength(1);
    test.clock.advance(1);
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });

  it('turns round where it is', () => {
    const test = entered(hovered);
    test.player.setHover(true);
    test.clock.advance(100);
    test.player.setHover(false);
    test.clock.advance(100);
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });

  it('is not heard before the layer has come in, nor while a scene runs', () => {
    const test = createTestLayer(hovered);
    test.player.setHover(true);
    expect(test.kit.timelines.made).toHaveLength(0);
    test.player.play('in');
    test.clock.advance(200);
    test.player.setHover(true);
    expect(test.kit.timelines.made).toHaveLength(1);
  });

  it('stays while a scene takes the layer over', () => {
    const test = entered(hovered);
    test.player.setHover(true);
    test.clock.advance(300);
    test.player.play('scene_1');
    expect(test.kit.timelines.alive).toHaveLength(2);
    test.player.reset();
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });
});

describe('loops', () => {
  const looping = {
    tl: {
      ...wire.tl,
      in: {
        ...wire.tl.in,
        loop: frames({ t: 0, d: 0 }, { t: 500, d: 1000, y: '10px', rep: { s: 'se', r: -1, y: true } }),
      },
    },
  };

  it('start with the entry, outlive it, and end when the layer has left', () => {
    const test = createTestLayer(looping);
    test.player.play('in');
    test.clock.advance(2000);
    expect(test.kit.loops).toHaveLength(1);
    expect(test.kit.timelines.alive).toMatchObject([{ timeMs: 2000, isRunning: true }]);
    expect(test.nodes.loop?.style.transformOrigin).toBe('200px 70px');
    test.player.play('out');
    test.clock.advance(399);
    expect(test.kit.timelines.alive).toHaveLength(2);
    test.clock.advance(1);
    expect(test.kit.timelines.alive).toHaveLength(1);
    expect(test.nodes.loop?.getAttribute('style')).toBeNull();
  });

  it('pause, hasten and resume with the layer', () => {
    const test = createTestLayer(looping);
    test.player.play('in');
    test.clock.advance(1000);
    test.player.pause();
    test.clock.advance(1000);
    test.player.setSpeed(2);
    test.player.resume();
    test.clock.advance(500);
    expect(test.kit.timelines.alive[0]?.timeMs).toBe(2000);
  });

  it('are made anew at the same time after a resize', () => {
    const test = createTestLayer(looping);
    test.player.play('in');
    test.clock.advance(1000);
    layOut(test.nodes.content, { left: 0, top: 0, width: 100, height: 20 });
    test.player.relayout();
    expect(test.kit.timelines.alive).toMatchObject([{ timeMs: 1000, isRunning: true }]);
    expect(test.nodes.loop?.style.transformOrigin).toBe('50px 10px');
  });

  it('go on when a scene is undone', () => {
    const test = createTestLayer(looping);
    test.player.play('in');
    test.clock.advance(1000);
    test.player.play('scene_1');
    test.clock.advance(1000);
    test.player.play('in');
    test.clock.advance(1000);
    expect(test.kit.timelines.alive).toMatchObject([{ timeMs: 3000, isRunning: true }]);
  });
});

describe('a text in parts', () => {
  const split = {
    tl: {
      in: {
        content: frames({ o: 1 }, { t: 0, d: 10, o: 1 }),
        chars: frames({ o: 0, delay: 10 }, { t: 0, d: 300, o: 1, delay: 10 }),
      },
      out: { content: frames({ t: 0, d: 100, o: 0 }) },
    },
  };

  it('is hidden until it is in parts, then they come one by one, then it is whole', async () => {
    const test = createTestLayer(split, { html: 'Hello you' });
    test.player.play('in');
    expect(test.nodes.content.style.visibility).toBe('hidden');
    await settle();
    expect(test.nodes.content.style.visibility).toBe('');
    expect(test.nodes.content.querySelectorAll('span')).toHaveLength(8);
    expect(test.kit.timelines.alive[0]?.tracks).toHaveLength(8);
    expect(test.player.durationMs('in')).toBe(370);
    test.clock.advance(370);
    expect(test.nodes.content.innerHTML).toBe('Hello you');
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });

  it('stays in parts for the scene that cuts it short', async () => {
    const test = createTestLayer(split);
    test.player.play('in');
    await settle();
    test.clock.advance(100);
    test.player.play('out');
    expect(test.kit.splitCount).toBe(1);
    test.player.reset();
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });

  it('is whole when the layer was reset before it was in parts', async () => {
    const test = createTestLayer(split);
    test.player.play('in');
    test.player.reset();
    await settle();
    expect(test.leftOver).toEqual(NOTHING_LEFT);
    expect(test.nodes.content.innerHTML).toBe('Hello you');
  });

  it('is over at once when it is finished before it was in parts', async () => {
    const test = createTestLayer(split);
    test.player.play('in');
    test.player.finish();
    await settle();
    expect(test.player.isEntered).toBe(true);
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });

  it('plays whole when it cannot be taken apart', async () => {
    const test = createTestLayer(split);
    const broken = { ...test.kit, splitText: () => Promise.reject(new Error('not loaded')) };
    const other = createTestLayer(split, { motion: broken, clock: test.clock });
    other.player.play('in');
    await settle();
    test.clock.advance(400);
    expect(other.player.isEntered).toBe(true);
  });

  it('that breaks into other lines after a resize has come in at once', async () => {
    const lines = { tl: { in: { lines: frames({ o: 0 }, { t: 0, d: 900, o: 1 }) } } };
    const test = createTestLayer(lines);
    test.player.play('in');
    await settle();
    test.player.relayout();
    expect(test.player.isEntered).toBe(false);
    layOut(test.nodes.content, { left: 0, top: 0, width: 80, height: 60 });
    test.player.relayout();
    expect(test.player.isEntered).toBe(true);
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });
});

describe('with reduced motion', () => {
  const calm = { isReducedMotion: () => true };

  it('a layer only fades in, without parts and loops', () => {
    const busy = {
      tl: {
        in: {
          ...wire.tl.in,
          chars: frames({ o: 0 }, { d: 900, o: 1 }),
          loop: frames({ t: 0, d: 0 }, { t: 0, d: 1000, y: '10px', rep: { s: 'se', r: -1 } }),
        },
      },
    };
    const test = createTestLayer(busy, calm);
    test.player.play('in');
    test.clock.advance(0);
    expect(test.kit.timelines.alive).toHaveLength(1);
    expect(test.contentTracks).toMatchObject([
      { start: { opacity: 0 }, steps: [{ durationMs: 200, style: { opacity: 1 } }] },
    ]);
    test.clock.advance(200);
    expect(test.player.isEntered).toBe(true);
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });
});

describe('sizes', () => {
  const shape = { ...wire, type: 'shape', size: { w: 'auto', h: 'auto' } };

  it('a shape without height is looked at three times more, 19 ms apart', () => {
    const test = createTestLayer(shape);
    layOut(test.nodes.content, { left: 0, top: 0, width: 0, height: 0 });
    test.player.play('in');
    test.clock.advance(56);
    expect(test.kit.timelines.made).toHaveLength(0);
    test.clock.advance(1);
    expect(test.kit.timelines.made).toHaveLength(1);
  });

  it('it goes on as soon as it has a height', () => {
    const test = createTestLayer(shape);
    layOut(test.nodes.content, { left: 0, top: 0, width: 0, height: 0 });
    test.player.play('in');
    layOut(test.nodes.content, { left: 0, top: 0, width: 10, height: 10 });
    test.clock.advance(19);
    expect(test.kit.timelines.made).toHaveLength(1);
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
    expect(test.kit.timelines.alive).toMatchObject([{ timeMs: 400, isRunning: true }]);
    expect(test.contentTracks[0]?.start['transform']).toBe('translate(-61px,calc(-50*var(--u)))');
    test.clock.advance(600);
    expect(test.events).toEqual(['enterstage 0', 'framestarted 1', 'frameended 1', 'enteredstage 1']);
  });

  it('a scene that is held stays held after a resize', () => {
    const test = entered();
    test.player.play('scene_1');
    test.clock.advance(600);
    test.player.relayout();
    expect(test.kit.timelines.alive).toMatchObject([{ timeMs: 600, isRunning: false }]);
    expect(test.player.isBusy).toBe(false);
  });
});

describe('a block of colour', () => {
  it('stands over the content while it runs, and is gone after', () => {
    const block = {
      tl: {
        in: { content: frames({ o: 0 }, { t: 0, d: 500, o: 1, fx: 'cright', fxs: 500, fxc: '#ffff58' }) },
      },
    };
    const test = createTestLayer(block);
    test.player.play('in');
    const element = test.nodes.content.nextElementSibling;
    expect(element?.tagName.toLowerCase()).toBe('sr7-block');
    expect((element as HTMLElement).style).toMatchObject({
      left: '100px',
      top: '50px',
      width: '200px',
      height: '40px',
    });
    test.clock.advance(500);
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });
});

it('hears a listener that plays on from within what it is told', () => {
  const scenes: (string | null)[] = [];
  const test: ReturnType<typeof createTestLayer> = createTestLayer(wire, {
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
  const test = createTestLayer(wire);
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
