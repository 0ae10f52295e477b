// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createEnteredLayer, createTestLayer, NOTHING_LEFT } from './testing/createTestLayer.ts';
import { frames, testScenes } from './testing/testScenes.ts';

describe('a layer that waits', () => {
  const waiting = {
    tl: { ...testScenes.tl, in: { content: frames({ t: 'w0', d: 0, o: 0 }, { t: 0, d: 300, o: 1 }) } },
  };

  it.each<[string, Record<string, unknown>, object]>([
    ['for an action', waiting, {}],
    ['for the pointer', { ...testScenes, viSH: true }, {}],
    [
      'for a toggle',
      testScenes,
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
    expect(test.nodes.content.style.visibility).toBe('hidden');
    test.player.reset();
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });
});

describe('the pointer', () => {
  const pointerOf = (test: ReturnType<typeof createTestLayer>): string =>
    test.nodes.content.style.pointerEvents;

  it('is off until the first frame is over, then as the style sheet says', () => {
    const test = createTestLayer(testScenes);
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
    expect(pointerOf(createEnteredLayer(layer))).toBe(expected);
  });
});

describe('hover', () => {
  const hovered = { ...testScenes, hov: { u: true, frame: { rZ: '20deg', d: 300 } } };

  it('plays over the layer and back, and then is gone', () => {
    const test = createEnteredLayer(hovered);
    test.player.setHover(true);
    expect(test.motion.timelines.alive).toHaveLength(1);
    test.clock.advance(300);
    expect(test.motion.timelines.alive).toHaveLength(1);
    test.player.setHover(false);
    test.clock.advance(299);
    expect(test.motion.timelines.alive).toHaveLength(1);
    test.clock.advance(1);
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });

  it('turns round where it is', () => {
    const test = createEnteredLayer(hovered);
    test.player.setHover(true);
    test.clock.advance(100);
    test.player.setHover(false);
    test.clock.advance(100);
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });

  it('is not heard before the layer has come in, nor while a scene runs', () => {
    const test = createTestLayer(hovered);
    test.player.setHover(true);
    expect(test.motion.timelines.made).toHaveLength(0);
    test.player.play('in');
    test.clock.advance(200);
    test.player.setHover(true);
    expect(test.motion.timelines.made).toHaveLength(1);
  });

  it('stays while a scene takes the layer over', () => {
    const test = createEnteredLayer(hovered);
    test.player.setHover(true);
    test.clock.advance(300);
    test.player.play('scene_1');
    expect(test.motion.timelines.alive).toHaveLength(2);
    test.player.reset();
    expect(test.leftOver).toEqual(NOTHING_LEFT);
  });
});
