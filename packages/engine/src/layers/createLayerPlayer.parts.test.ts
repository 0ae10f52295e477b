// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { breathe, createTestLayer, NOTHING_LEFT } from './testing/createTestLayer.ts';
import { layOut } from './testing/createTestNodes.ts';
import { frames, testScenes } from './testing/testScenes.ts';

describe('loops', () => {
  const looping = {
    tl: {
      ...testScenes.tl,
      in: {
        ...testScenes.tl.in,
        loop: frames({ t: 0, d: 0 }, { t: 500, d: 1000, y: '10px', rep: { s: 'se', r: -1, y: true } }),
      },
    },
  };

  it('start with the entry, outlive it, and end when the layer has left', () => {
    const test = createTestLayer(looping);
    test.player.play('in');
    test.clock.advance(2000);
    expect(test.motion.loops).toHaveLength(1);
    expect(test.motion.timelines.alive).toMatchObject([{ timeMs: 2000, isRunning: true }]);
    expect(test.nodes.loop?.style.transformOrigin).toBe('200px 70px');
    test.player.play('out');
    test.clock.advance(399);
    expect(test.motion.timelines.alive).toHaveLength(2);
    test.clock.advance(1);
    expect(test.motion.timelines.alive).toHaveLength(1);
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
    expect(test.motion.timelines.alive[0]?.timeMs).toBe(2000);
  });

  it('are made anew at the same time after a resize', () => {
    const test = createTestLayer(looping);
    test.player.play('in');
    test.clock.advance(1000);
    layOut(test.nodes.content, { left: 0, top: 0, width: 100, height: 20 });
    test.player.relayout();
    expect(test.motion.timelines.alive).toMatchObject([{ timeMs: 1000, isRunning: true }]);
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
    expect(test.motion.timelines.alive).toMatchObject([{ timeMs: 3000, isRunning: true }]);
  });
});

describe('a text in parts', () => {
  const split = {
    tl: {
      in: {
        content: frames({ o: 1 }, { t: 0, d: 10, o: 1 }),
        chars: frames({ o: 0, delay: 1 }, { t: 0, d: 300, o: 1, delay: 1 }),
      },
      out: { content: frames({ t: 0, d: 100, o: 0 }) },
    },
  };

  it('is hidden until it is in parts, then they come one by one, then it is whole', async () => {
    const test = createTestLayer(split, { html: 'Hello you' });
    test.player.play('in');
    expect(test.nodes.content.style.visibility).toBe('hidden');
    await breathe();
    expect(test.nodes.content.style.visibility).toBe('');
    expect(test.nodes.content.querySelectorAll('span')).toHaveLength(8);
    expect(test.motion.timelines.alive[0]?.tracks).toHaveLength(8);
    expect(test.player.durationMs('in')).toBe(370);
    test.clock.advance(370);
    expect(test.nodes.content.innerHTML).toBe('Hello you');
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });

  it('stays in parts for the scene that cuts it short', async () => {
    const test = createTestLayer(split);
    test.player.play('in');
    await breathe();
    test.clock.advance(100);
    test.player.play('out');
    expect(test.motion.splitCount).toBe(1);
    test.player.reset();
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });

  it('is whole when the layer was reset before it was in parts', async () => {
    const test = createTestLayer(split);
    test.player.play('in');
    test.player.reset();
    await breathe();
    expect(test.leftOver).toEqual(NOTHING_LEFT);
    expect(test.nodes.content.innerHTML).toBe('Hello you');
  });

  it('is over at once when it is finished before it was in parts', async () => {
    const test = createTestLayer(split);
    test.player.play('in');
    test.player.finish();
    await breathe();
    expect(test.player.isEntered).toBe(true);
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });

  it('plays whole when it cannot be taken apart', async () => {
    const test = createTestLayer(split);
    const broken = { ...test.motion, splitText: () => Promise.reject(new Error('not loaded')) };
    const other = createTestLayer(split, { motion: broken, clock: test.clock });
    other.player.play('in');
    await breathe();
    test.clock.advance(400);
    expect(other.player.isEntered).toBe(true);
  });

  it('that breaks elsewhere after a resize is taken apart anew, and goes on', async () => {
    const test = createTestLayer(split);
    const slide = test.nodes.content.closest<HTMLElement>('sr7-slide');
    test.player.play('in');
    await breathe();
    test.clock.advance(200);
    const [first] = test.nodes.content.children;
    test.player.relayout();
    await breathe();
    expect(test.nodes.content.firstElementChild).toBe(first);
    if (slide) layOut(slide, { left: 0, top: 0, width: 700, height: 500 });
    test.player.relayout();
    await breathe();
    expect(test.nodes.content.firstElementChild).not.toBe(first);
    expect(test.motion.splitCount).toBe(1);
    expect(test.motion.timelines.alive).toMatchObject([{ timeMs: 200, isRunning: true }]);
    test.clock.advance(1000);
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
          ...testScenes.tl.in,
          chars: frames({ o: 0 }, { d: 900, o: 1 }),
          loop: frames({ t: 0, d: 0 }, { t: 0, d: 1000, y: '10px', rep: { s: 'se', r: -1 } }),
        },
      },
    };
    const test = createTestLayer(busy, calm);
    test.player.play('in');
    test.clock.advance(0);
    expect(test.motion.timelines.alive).toHaveLength(1);
    expect(test.contentTracks).toMatchObject([
      { start: { opacity: 0 }, steps: [{ durationMs: 200, style: { opacity: 1 } }] },
    ]);
    test.clock.advance(200);
    expect(test.player.isEntered).toBe(true);
    expect(test.leftOver).toEqual(NOTHING_LEFT);
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
